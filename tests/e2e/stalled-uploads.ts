import type { Page } from 'playwright/test';

/** Stalls every upload to a URL from the page that is open, until the route is removed. */
export async function stallUploads(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
  // Chromium may report a stalled request as fully sent, and the page offers no Cancel button after that.
  await page.evaluate(() => Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', { set() {} }));
}
