import type { Page, Request } from 'playwright/test';

/** Withholds the scripts of all islands until the returned function is called. */
export async function stallScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

/** Records the scripts that a page requests from now on. The returned function lists those that are still loading. */
export function recordPendingScripts(page: Page): () => string[] {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  return () => [...pending].map((request) => request.url());
}
