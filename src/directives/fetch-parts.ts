/**
 * Fetches every file that an island's code is made of (src/build/island-parts.mjs), all at once, so that the browser has them
 * when it imports them. An import that failed or hangs cannot be made again on the same page; a fetch can.
 * @throws when one of them cannot be had.
 */
export async function fetchParts(island: HTMLElement, signal: AbortSignal): Promise<void> {
  const folder = island.getAttribute('component-url')?.replace(/[^/]*$/, '');
  // While developing there are none.
  const names = island.dataset.parts?.split(' ') ?? [];
  await Promise.all(names.map((name) => fetchPart(`${folder}${name}`, signal)));
}

async function fetchPart(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Only what was read to its end is kept.
  await response.arrayBuffer();
}
