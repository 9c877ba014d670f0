import type { Page } from 'playwright/test';

/** Stalls every upload to a URL from the page that is open, until the route is removed. */
export async function stallUploads(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
  // Hides the progress from the page: Chromium may report a stalled request as fully sent, and the page then offers
  // no Cancel button.
  await page.evaluate(() => Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', { set() {} }));
}
