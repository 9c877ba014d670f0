import type { Page } from 'playwright/test';

/** Lets no script of an island arrive until the returned function is called. */
export async function stallScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}
