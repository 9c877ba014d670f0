import { expect, type Frame, type FrameLocator, type Page } from 'playwright/test';

/** Waits until a form that someone has begun to fill in has loaded the script that submits it. */
export async function waitForSubmitScript(form: Page | Frame | FrameLocator): Promise<void> {
  const loadedScripts = () =>
    form.locator('html').evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Code is first fetched and then imported; it is loaded only after the import.
      const imported = entries.filter(({ initiatorType }) => initiatorType !== 'fetch');
      const names = imported.map(({ name }) => name.replace(/^.*\//, ''));
      return ['send-form.', 'request.'].filter((start) => names.some((name) => name.startsWith(start)));
    });
  await expect.poll(loadedScripts).toEqual(['send-form.', 'request.']);
}
