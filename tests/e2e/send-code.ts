import { expect, type Frame, type FrameLocator, type Page } from 'playwright/test';

/** Waits until a form that someone has begun to fill in has loaded the code that sends it. */
export async function waitForSendCode(form: Page | Frame | FrameLocator): Promise<void> {
  const loaded = () =>
    form.locator('html').evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, ''));
      return ['send-form.', 'request.'].filter((start) => names.some((name) => name.startsWith(start)));
    });
  await expect.poll(loaded).toEqual(['send-form.', 'request.']);
}
