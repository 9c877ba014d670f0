const parameter = 'person';

/** The id of the person that a query string opens, such as `?person=6a010f61`; undefined if it opens none. */
export const openPersonIdOf = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) || undefined;

/** The URL of a person's page at the desk. */
export const personHref = (id: string): string => `?${new URLSearchParams({ [parameter]: id })}#people`;
