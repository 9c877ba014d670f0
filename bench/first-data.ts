import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openPhone } from './phone.ts';

/** The delay of each response, in ms. It is long, so that the time that code takes to run hardly matters. */
const delay = 2_000;

interface Visit {
  path: string;
  token: string;
  /** A selector that matches an element once the page shows its data. */
  dataSelector: string;
}

/**
 * Opens a page and delays each of its responses equally, no matter how many requests are in flight, as over HTTP/2.
 * @returns the time from the arrival of the HTML to the frame that shows the data, in round trips
 */
export async function countRoundTrips(
  browser: Browser,
  origin: string,
  { path, token, dataSelector }: Visit,
): Promise<number> {
  const { page, close } = await openPhone(browser, origin, { token });
  try {
    await delayResponses(page);
    await page.goto(path, { waitUntil: 'commit' });
    return (await page.evaluate(timeUntil, dataSelector)) / delay;
  } finally {
    await close();
  }
}

/** Interception disables the browser's cache, so a file that is requested again is sent without delay, as if from the cache. */
async function delayResponses(page: Page): Promise<void> {
  const arrivals = new Map<string, Promise<void>>();
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const arrival = arrivals.get(url) ?? sleep(delay);
    arrivals.set(url, arrival);
    await arrival;
    await route.continue();
  });
}

/** Runs in the page. Returns the time from the arrival of the HTML to the frame that shows an element, in ms. */
function timeUntil(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(check);
      const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const arrived = html?.responseStart ?? Number.NaN;
      setTimeout(() => resolve(performance.now() - arrived));
    };
    check();
  });
}
