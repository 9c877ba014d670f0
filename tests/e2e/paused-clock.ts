import type { Page } from 'playwright/test';

/** Pauses the clock of every document opened from now on. Only `page.clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // `pauseAt` throws for a time that has passed, and the clock keeps running until this call, so the time is a second ahead.
  await page.clock.pauseAt(now + 1_000);
}
