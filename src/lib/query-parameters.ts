/** The parameters of the desk's URL that contain the id of the order, person, thread or brand that is open. */
export const openParameters = { order: 'open', person: 'person', thread: 'thread', brand: 'brand' } as const;

/** The parameters of the desk's URL that set the queue's view and columns, and stay when the filter changes. */
export const queueParameters = ['view', 'columns'] as const;

/** The value of a parameter of a query string, such as `?status=accepted&open=6a010f61`; undefined if it is missing or empty. */
export const readParameter = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name) || undefined;

/** The query string with the parameter set to the value, or without the parameter if the value is undefined. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (value === undefined) parameters.delete(name);
  else parameters.set(name, value);
  return parameters.size ? `?${parameters}` : '';
}
