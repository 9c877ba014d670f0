import type { Browser } from 'playwright';
import { openPhone } from './phone.ts';

interface Visit {
  path: string;
  token: string;
  /** A selector that matches an element once the page shows its data. */
  dataSelector: string;
  /** How many times slower the processor is. */
  cpuSlowdown: number;
}

/**
 * Opens a page for the first time on a phone with a slow connection.
 * @returns the time from the start of the navigation to the frame that shows the data, in ms
 */
export async function timeFirstView(browser: Browser, origin: string, visit: Visit): Promise<number> {
  const { path, token, dataSelector, cpuSlowdown } = visit;
  const { page, close } = await openPhone(browser, origin, { token, cpuSlowdown, hasSlowNetwork: true });
  try {
    await page.goto(path, { waitUntil: 'commit' });
    return await page.evaluate(timeUntil, dataSelector);
  } finally {
    await close();
  }
}

/** Runs in the page. Returns the time since the start of the navigation, in ms. */
function timeUntil(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(check);
      // A task that a frame's callback starts runs after that frame.
      setTimeout(() => resolve(performance.now()));
    };
    check();
  });
}
