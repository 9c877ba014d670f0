import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Tests that first build a site of their own, which takes most of a minute. */
const ownBuildTests = ['e2e/given-api.test.ts', 'e2e/second-site.test.ts'];

/** Tests that take long: they wait for late scripts, or use the full Chromium, for which Playwright starts new workers. */
const slowTests = ['e2e/{back-button,back-forward-cache,hydration,prerendering}.test.ts'];

export default defineConfig({
  testDir: 'tests',
  // Projects start in this order. If the builds and the slow tests came last, they would keep one worker busy while the others
  // have nothing left to do. The slow tests get a single worker: in several workers at once, they would mostly wait and leave
  // the cores idle.
  projects: [
    { name: 'own build', testMatch: ownBuildTests },
    { name: 'slow', testMatch: slowTests, workers: 1 },
    {
      name: 'site',
      testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
      testIgnore: [...ownBuildTests, ...slowTests],
    },
  ],
  globalSetup: './tests/e2e/start-server.ts',
  fullyParallel: true,
  // Tests wait for late scripts, timeouts and replies: with three workers, two cores were busy 60% of the time (docs/testing.md).
  workers: availableParallelism() + 3,
  // On a busy machine Chromium sometimes stops rendering a page. A failed test is retried once in a new page; if it passes
  // then, the report lists it as flaky.
  retries: 1,
  reporter: 'list',
  // Some tests delay every script, and scripts load in sequence, so the delays add up.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Not 'retain-on-failure': the recorder fetches blob: images, which our content security policy blocks.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...findBrowser() },
  },
});
