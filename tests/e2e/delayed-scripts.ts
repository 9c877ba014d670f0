import type { Page } from 'playwright/test';

/** Makes every script of the site arrive late, by so many ms; once it is there it is kept, as a browser's cache would. */
export async function delayScripts(page: Page, delay: number): Promise<void> {
  const arrived = new Map<string, Promise<void>>();
  const arrival = (address: string) => {
    const known = arrived.get(address) ?? new Promise((resolve) => setTimeout(resolve, delay));
    arrived.set(address, known);
    return known;
  };
  await page.route('**/_astro/*.js*', async (route) => {
    await arrival(route.request().url());
    await route.continue();
  });
}
