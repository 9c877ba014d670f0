import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  globalSetup: './tests/e2e/start-server.ts',
  fullyParallel: true,
  workers: 2,
  // On a busy machine the browser now and then draws no more frames of a page. A failed test is tried once more, in a
  // new page; what passes only then is listed as flaky, to be looked into.
  retries: 1,
  reporter: 'list',
  // Late scripts are late several times over, one import after the other, and test machines are slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Not 'retain-on-failure': the recorder fetches blob: pictures, which our content security policy refuses.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
});
