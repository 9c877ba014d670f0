/** The parameters of the desk's URL with the id of what is open. */
export const openParameters = { order: 'open', person: 'person', thread: 'thread', brand: 'brand' } as const;

/** The parameters of the desk's URL that say how the queue is shown, and with which columns. Other filters leave them as they are. */
export const queueParameters = ['view', 'columns'] as const;

/** The value of a parameter of a query string, such as `?status=accepted&open=6a010f61`; undefined if it is missing or empty. */
export const readParameter = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name) || undefined;

/** The query string with another value of a parameter, or without it. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (value === undefined) parameters.delete(name);
  else parameters.set(name, value);
  return parameters.size ? `?${parameters}` : '';
}
