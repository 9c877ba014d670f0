import type { Page } from 'playwright/test';

/**
 * Delays each script of the site until `ms` milliseconds after the first request for it. Later requests for the same script are
 * not delayed, as if the browser had cached it.
 */
export async function delayScripts(page: Page, ms: number): Promise<void> {
  const delays = new Map<string, Promise<void>>();
  const delayOf = (url: string) => {
    const delay = delays.get(url) ?? new Promise((resolve) => setTimeout(resolve, ms));
    delays.set(url, delay);
    return delay;
  };
  await page.route('**/static/js/*.js*', async (route) => {
    await delayOf(route.request().url());
    await route.continue();
  });
}
