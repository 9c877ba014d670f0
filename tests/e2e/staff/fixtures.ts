import { request as newRequest } from 'playwright/test';
import { startTestServer } from '../../../scripts/test-server.ts';
import type { Donor } from '../accounts.ts';
import { test as base, expect } from '../fixtures.ts';
import { staff } from '../staff.ts';
import { DeskApi } from './desk-api.ts';

/** Somebody of the staff who is logged in in the browser. */
export interface Colleague extends Donor {
  token: string;
}

interface Fixtures {
  /** Makes an account of the staff and puts its token into the browser. Call it before the first page is opened. */
  signInStaff: (wishes?: Partial<Donor>) => Promise<Colleague>;
}

interface WorkerFixtures {
  /** A server of its own, without sample data: what the staff changes here, no other test sees. */
  desk: DeskApi;
}

const account = { STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password };

export const test = base.extend<Fixtures, WorkerFixtures>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await startTestServer({ SAMPLE_DATA: 'false', ...account });
      const request = await newRequest.newContext({ baseURL: server.origin });
      await use(await DeskApi.open(request, server.origin));
      await request.dispose();
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ desk }, use) => use(desk.origin),

  signInStaff: ({ context, desk }, use) =>
    use(async (wishes) => {
      const colleague = await desk.createStaff(wishes);
      const localStorage = [{ name: 'token', value: colleague.token }];
      await context.setStorageState({ cookies: [], origins: [{ origin: desk.origin, localStorage }] });
      return colleague;
    }),
});

export { expect };
