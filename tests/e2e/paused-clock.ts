import type { Page } from 'playwright/test';

/** Stops the time of every page that is opened from now on; it goes on by `page.clock.runFor` alone. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
