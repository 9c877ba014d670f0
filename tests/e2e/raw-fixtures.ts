import { test as base, expect } from './fixtures.ts';
import { launchRawChromium, type RawChromium } from './raw-chromium.ts';
import { RawTab } from './raw-tab.ts';

interface WorkerFixtures {
  chromium: RawChromium;
}

interface TestFixtures {
  /** Opens a path of the site in a tab with its own storage. Errors in its pages fail the test unless they are expected. */
  openTab: (path: string) => Promise<RawTab>;
}

/** The `test` of fixtures.ts, with a Chromium that prerenders. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const chromium = await launchRawChromium();
      await use(chromium);
      await chromium.close();
    },
    { scope: 'worker' },
  ],

  openTab: async ({ chromium, baseURL, browserErrors }, use) => {
    const tabs: RawTab[] = [];
    await use(async (path) => {
      const tab = await RawTab.open(chromium, `${baseURL}${path}`, (error) => browserErrors.add(error));
      tabs.push(tab);
      return tab;
    });
    // An open page would keep drawing its animations while the next tests run.
    for (const tab of tabs) await tab.close();
  },
});

export { expect };
