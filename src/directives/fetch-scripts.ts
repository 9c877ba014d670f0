import { fetchCode } from '../lib/fetch-code.ts';

/**
 * Fetches all files of an island's code in parallel before they are imported.
 * @throws when a file fails to load
 */
export async function fetchScripts(island: HTMLElement, signal: AbortSignal): Promise<void> {
  await Promise.all(urlsOf(island, island.dataset.scripts).map((url) => fetchCode(url, { signal })));
}

/** Fetches the code that sends a form. Does nothing after the first call, or for islands without a form. */
export function prefetchSendScripts(island: HTMLElement): void {
  const { sendScripts } = island.dataset;
  delete island.dataset.sendScripts;
  for (const url of urlsOf(island, sendScripts)) {
    // A failure is not reported, because sending the form fetches the file again.
    fetchCode(url, {}).catch(() => {});
  }
}

/** @param names the files that the build lists, separated by spaces (src/rendering/island-files.mjs); undefined during development */
function urlsOf(island: HTMLElement, names: string | undefined): string[] {
  const folder = island.getAttribute('component-url')?.replace(/[^/]*$/, '');
  return names?.split(' ').map((name) => `${folder}${name}`) ?? [];
}
