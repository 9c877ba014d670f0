/** The API's base URL (`{host}` in section 7 of the specification), or a path on the site's own origin. */
export const apiUrl: string = import.meta.env?.PUBLIC_API_URL ?? '/api';

/** Resolves a URL from an API reply. A relative URL is relative to the API's origin, not to the page. */
export function resolveApiUrl(url: string): string {
  return apiUrl.startsWith('/') ? url : new URL(url, apiUrl).href;
}
