const filters = [
  {},
  { status: 'accepted' },
  { organization: 'organization-2' },
  { status: 'accepted', organization: 'organization-2' },
] as const;

/** Every combination of filters and sort direction. */
export const queueFilters = filters.flatMap((filter) =>
  (['newest', 'oldest'] as const).map((sort) => ({ ...filter, sort })),
);
