import { test as base, expect } from 'playwright/test';
import { type Donor, fetchToken, registerDonor } from './accounts.ts';
import { BrowserErrors } from './browser-errors.ts';

interface Fixtures {
  /** Registers a donor through the API. */
  registerDonor: (overrides?: Partial<Donor>) => Promise<Donor>;
  /**
   * Registers a donor and stores their token in the browser, without the login form. (`logIn` in log-in.ts logs in a registered
   * donor with that form.) Call `signInDonor` before opening the first page.
   */
  signInDonor: (overrides?: Partial<Donor>) => Promise<Donor>;
  /** Declares a console error, failed request or 5xx response that the test causes. The test fails if it does not occur. */
  expectBrowserError: (pattern: RegExp) => void;
  /** Watches the pages of `context`. A test that opens another context passes it to `browserErrors.watch`. */
  browserErrors: BrowserErrors;
}

/** Playwright's `test` for the server of this run. A test fails on an error in one of its pages that it did not expect. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
  baseURL: ({}, use) => use(process.env.KINDCRATE_ORIGIN),

  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = new BrowserErrors();
      await browserErrors.watch(context);
      await use(browserErrors);
      expect(browserErrors.list(), 'errors in the pages of this test').toEqual([]);
    },
    { auto: true },
  ],

  expectBrowserError: ({ browserErrors }, use) => use((pattern) => browserErrors.expect(pattern)),

  registerDonor: ({ request }, use) => use((overrides) => registerDonor(request, overrides)),

  signInDonor: ({ context, request, baseURL }, use) =>
    use(async (overrides) => {
      const donor = await registerDonor(request, overrides);
      const localStorage = [{ name: 'token', value: await fetchToken(request, donor) }];
      await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
      return donor;
    }),
});

export { expect };
