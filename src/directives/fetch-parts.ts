/**
 * Fetches all files of an island's code (src/build/island-parts.mjs) in parallel before they are imported: a failed or hanging
 * import cannot be retried on the same page (https://html.spec.whatwg.org/#module-map), but a fetch can.
 * @throws when one of them fails to load
 */
export async function fetchParts(island: HTMLElement, signal: AbortSignal): Promise<void> {
  const folder = island.getAttribute('component-url')?.replace(/[^/]*$/, '');
  // The development server lists none.
  const names = island.dataset.parts?.split(' ') ?? [];
  await Promise.all(names.map((name) => fetchPart(`${folder}${name}`, signal)));
}

async function fetchPart(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // A response enters the browser's cache only when it was read to its end.
  await response.arrayBuffer();
}
