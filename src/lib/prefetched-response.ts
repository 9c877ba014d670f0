/** Set by `layouts/boot/account-data.js` until the response is used. */
interface PrefetchedResponse {
  /** With its query parameters, sorted by name. */
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    prefetchedResponse?: PrefetchedResponse | undefined;
  }
}

/**
 * Returns the response that the page's boot script has already requested, if it answers this request. Each response is returned
 * only once.
 * @param url with its query parameters, sorted by name
 * @returns undefined if there is no such response
 */
export function takePrefetched(url: string, token: string | undefined): Promise<Response> | undefined {
  const prefetched = globalThis.window?.prefetchedResponse;
  if (prefetched?.url !== url || prefetched.token !== token) return undefined;
  window.prefetchedResponse = undefined;
  return prefetched.response;
}
