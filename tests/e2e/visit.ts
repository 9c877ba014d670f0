import { expect, type Page } from 'playwright/test';

/** A file that a page fetched. */
export interface Transfer {
  url: string;
  kind: string;
  /** The bytes on the wire, including headers. */
  bytes: number;
}

/** Records everything that a page fetches from now on. @returns the list to which each file is added once it has loaded */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers: Transfer[] = [];
  const responses = new Map<string, { url: string; kind: string }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    responses.set(requestId, { url: response.url, kind: type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) transfers.push({ ...response, bytes: encodedDataLength });
  });
  return transfers;
}

type PaintWindow = Window & { largestPaint?: { url: string } };

/** Records the largest contentful paint of every page opened from now on. */
export async function watchLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
      (window as PaintWindow).largestPaint = { url };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** The URL of the picture that is the largest paint so far, or an empty string if that paint is text. */
export async function readLargestPaint(page: Page): Promise<string> {
  const paint = await page.waitForFunction(() => (window as PaintWindow).largestPaint);
  return (await paint.jsonValue())?.url ?? '';
}

/** Scrolls to the end, half a screen at a time, and waits until the network is idle. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A busy browser may not render a frame for a long time.
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
  });
  await waitForIdleNetwork(page);
}

/** Waits until the network is idle or, at the desk, until its news stream has been requested, because that stream stays open. */
export async function waitForIdleNetwork(page: Page): Promise<void> {
  const isDesk = new URL(page.url()).pathname === '/staff';
  const hasAccess = await page.evaluate(() => /^(staff|volunteer)$/.test(document.documentElement.dataset.role ?? ''));
  if (!isDesk || !hasAccess) return page.waitForLoadState('networkidle');
  // The task that sets this attribute also opens the stream.
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
}

/**
 * Records the layout shifts of the pages that are opened afterward.
 * @returns a function that returns the sum of the shifts of the open page
 */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}
