import { test as base, expect } from 'playwright/test';
import { type Donor, fetchToken, registerDonor } from './accounts.ts';
import { Problems } from './problems.ts';

interface Fixtures {
  /** Makes an account through the API. */
  registerDonor: (wishes?: Partial<Donor>) => Promise<Donor>;
  /** Makes an account and puts its token into the browser. Call it before the first page is opened. */
  signInDonor: (wishes?: Partial<Donor>) => Promise<Donor>;
  /** Declares a console error, failed request or 5xx reply that belongs to the test. It must come. */
  expectProblem: (pattern: RegExp) => void;
  problems: Problems;
}

/** Playwright's test against the server of this run. It fails when a page has any problem that it did not expect. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: ({}, use) => use(process.env.KINDCRATE_ORIGIN),

  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      expect(problems.list(), 'problems in the pages of this test').toEqual([]);
    },
    { auto: true },
  ],

  expectProblem: ({ problems }, use) => use((pattern) => problems.expect(pattern)),

  registerDonor: ({ request }, use) => use((wishes) => registerDonor(request, wishes)),

  signInDonor: ({ context, request, baseURL }, use) =>
    use(async (wishes) => {
      const donor = await registerDonor(request, wishes);
      const localStorage = [{ name: 'token', value: await fetchToken(request, donor) }];
      await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
      return donor;
    }),
});

export { expect };
