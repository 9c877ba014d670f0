/** How long to wait for code, in ms (specification, section 9). */
export const loadTimeout = 120_000;

/**
 * Fetches a script that is about to be imported, so that the import finds it in the browser's cache. By the HTML standard, an
 * import that failed or hangs cannot be retried on the same page (https://html.spec.whatwg.org/#module-map). Chromium allows a retry
 * after a failure, but not while the import hangs. A fetch can always be retried.
 * @throws when the script fails to load
 */
export async function fetchCode(url: string, options: RequestInit): Promise<void> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  // The browser caches a response only after its body has been read completely.
  await response.arrayBuffer();
}

const fetches = new Map<string, Promise<void>>();

/**
 * Fetches scripts in parallel, each only once unless it fails. Every `import()` in a built site waits for this
 * (src/directives/fetch-before-import.mjs).
 * @throws when a script fails to load or times out
 */
export async function fetchAllCode(urls: string[]): Promise<void> {
  await Promise.all(urls.map((url) => fetches.get(url) ?? fetchOnce(url)));
}

function fetchOnce(url: string): Promise<void> {
  const controller = new AbortController();
  // Without the timeout, a retry would wait for the request that hangs.
  const timer = setTimeout(() => controller.abort(), loadTimeout);
  // The controller serves as the options, because its only property is `signal`.
  const fetched = fetchCode(url, controller)
    .catch((error) => {
      fetches.delete(url);
      throw error;
    })
    .finally(() => clearTimeout(timer));
  fetches.set(url, fetched);
  return fetched;
}
