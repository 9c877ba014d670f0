const filters = [
  {},
  { status: 'accepted' },
  { organization: 'organization-2' },
  { status: 'accepted', organization: 'organization-2' },
] as const;

/** Every way to filter and to sort the queue. */
export const queueFilters = filters.flatMap((filter) =>
  (['newest', 'oldest'] as const).map((sort) => ({ ...filter, sort })),
);
