import type { Page } from 'playwright/test';

/** Stalls every upload from the open page to a URL, until the route is removed. */
export async function stallUploads(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
  // Hides the progress from the page: Chromium may report a stalled request as fully sent, and then the page
  // no longer offers to stop the upload.
  await page.evaluate(() => Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', { set() {} }));
}
