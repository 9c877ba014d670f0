import { test as base, expect } from '../fixtures.ts';
import { token } from './replies.ts';
import { type GivenSite, startGivenSite } from './server.ts';

interface WorkerFixtures {
  site: GivenSite;
}

interface Fixtures {
  /** Stores the token of a logged-in donor in the browser. */
  signIn: () => Promise<void>;
}

/** Starts the site and its API once for the tests of a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const site = await startGivenSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  signIn: ({ context, site }, use) =>
    use(async () => {
      const localStorage = [{ name: 'token', value: token }];
      await context.setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
    }),
});

export { expect };
