import { expect, type Frame, type FrameLocator, type Page } from 'playwright/test';

/** Waits until a form that someone has begun to fill in has loaded the scripts that submit it. */
export async function waitForSubmitScripts(form: Page | Frame | FrameLocator): Promise<void> {
  const loadedScripts = () =>
    form.locator('html').evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Each script is fetched first and imported later. Only an imported script has loaded.
      const imported = entries.filter(({ initiatorType }) => initiatorType !== 'fetch');
      const names = imported.map(({ name }) => name.replace(/^.*\//, ''));
      return ['send-form.', 'request.'].filter((start) => names.some((name) => name.startsWith(start)));
    });
  await expect.poll(loadedScripts).toEqual(['send-form.', 'request.']);
}
