/** Set by `layouts/boot/account-data.js` until the response is used. */
interface PrefetchedResponse {
  /** With its query. */
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    prefetchedResponse?: PrefetchedResponse | undefined;
  }
}

interface GetRequest {
  /** Without its query. */
  url: string;
  token: string | undefined;
  query: URLSearchParams;
}

/**
 * Returns the response that the page's boot script has already requested, if it answers this request. Each response is returned
 * only once.
 * @returns undefined if there is no such response
 */
export function takePrefetched({ url, token, query }: GetRequest): Promise<Response> | undefined {
  const prefetched = typeof window === 'undefined' ? undefined : window.prefetchedResponse;
  if (!prefetched || prefetched.token !== token) return undefined;
  const [path, search] = prefetched.url.split('?');
  if (path !== url || sortedQuery(new URLSearchParams(search)) !== sortedQuery(query)) return undefined;
  window.prefetchedResponse = undefined;
  return prefetched.response;
}

function sortedQuery(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}
