import type { Page } from 'playwright/test';

/** Delays the first request for each script of the site. Repeated requests are answered immediately, as from the browser's cache. */
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
