/** The API's `{host}` (specification, section 7): an address, or a path on the site's own origin. */
export const apiUrl: string = import.meta.env?.PUBLIC_API_URL ?? '/api';

/** An address that the API gave, as seen from a page of the site; relative ones belong to the API's origin. */
export function resolveApiUrl(url: string): string {
  return apiUrl.startsWith('/') ? url : new URL(url, apiUrl).href;
}
