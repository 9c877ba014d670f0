/**
 * A failed or hanging import cannot be retried on the same page (https://html.spec.whatwg.org/#module-map), but a fetch can:
 * fetches all files of an island's code in parallel before they are imported.
 * @throws when a file fails to load
 */
export async function fetchParts(island: HTMLElement, signal: AbortSignal): Promise<void> {
  const folder = island.getAttribute('component-url')?.replace(/[^/]*$/, '');
  // The build lists the files (src/build/island-parts.mjs); the development server does not.
  const names = island.dataset.parts?.split(' ') ?? [];
  await Promise.all(names.map((name) => fetchPart(`${folder}${name}`, signal)));
}

async function fetchPart(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  // The browser caches a response only after its body has been read completely.
  await response.arrayBuffer();
}
