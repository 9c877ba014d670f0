import type { Page } from 'playwright/test';

/** Keeps the uploads of the page that is open on their way, until the route is taken back. */
export async function stallUploads(page: Page, address: string): Promise<void> {
  await page.route(address, () => {});
  // A held request may count as sent at once, and what has left cannot be called back.
  await page.evaluate(() => Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', { set() {} }));
}
