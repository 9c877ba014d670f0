import type { Page } from 'playwright/test';

/** What a page fetched: by address, its kind and its bytes on the wire, headers included. */
export interface Transfer {
  url: string;
  kind: string;
  bytes: number;
}

/** Writes down everything that a page fetches from now on. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers: Transfer[] = [];
  const begun = new Map<string, { url: string; kind: string }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    begun.set(requestId, { url: response.url, kind: type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = begun.get(requestId);
    if (response) transfers.push({ ...response, bytes: encodedDataLength });
  });
  return transfers;
}

/** Scrolls to the end as a reader would, a piece at a time, and waits until nothing is fetched any more. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A busy browser may draw no frame for a long time.
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.body.scrollHeight; top += 200) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
}
