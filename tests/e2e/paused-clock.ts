import type { Page } from 'playwright/test';

/** Pauses the clock of every document opened from now on. Only `page.clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // `pauseAt` throws if the given time has passed, and the clock runs until this call, so the given time is a second ahead.
  await page.clock.pauseAt(now + 1_000);
}
