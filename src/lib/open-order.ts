const parameter = 'open';

/** The id of the order that a query string opens, such as `?status=accepted&open=6a010f61`; undefined if it opens none. */
export const openIdOf = (search: string): string | undefined => new URLSearchParams(search).get(parameter) || undefined;

/** The query string with another order open, or with none. */
export function withOpenId(search: string, id: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (id === undefined) parameters.delete(parameter);
  else parameters.set(parameter, id);
  return parameters.size ? `?${parameters}` : '';
}
