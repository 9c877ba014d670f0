import { request as newRequest } from 'playwright/test';
import { startTestServer } from '../../../scripts/test-server.ts';
import type { Donor } from '../accounts.ts';
import { test as base, expect } from '../fixtures.ts';
import { staff } from '../staff.ts';
import { DeskApi } from './desk-api.ts';

/** A member of staff, with the token of a session. */
export interface StaffMember extends Donor {
  token: string;
}

interface Fixtures {
  /** Stores the token of a person in the browser. Call it before opening the first page. */
  signIn: (person: { token: string }) => Promise<void>;
  /** Creates a staff account and stores its token in the browser. Call it before opening the first page. */
  signInStaff: (overrides?: Partial<Donor>) => Promise<StaffMember>;
}

interface WorkerFixtures {
  /** A separate server without sample data, so that changes at the desk do not affect other tests. */
  desk: DeskApi;
}

const account = { STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password };

export const test = base.extend<Fixtures, WorkerFixtures>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const server = await startTestServer({ SAMPLE_DATA: 'false', ...account });
      const request = await newRequest.newContext({ baseURL: server.origin });
      await use(await DeskApi.open(request, server));
      await request.dispose();
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ desk }, use) => use(desk.origin),

  signIn: ({ context, desk }, use) =>
    use(async ({ token }) => {
      const localStorage = [{ name: 'token', value: token }];
      await context.setStorageState({ cookies: [], origins: [{ origin: desk.origin, localStorage }] });
    }),

  signInStaff: ({ desk, signIn }, use) =>
    use(async (overrides) => {
      const staffMember = await desk.createStaff(overrides);
      await signIn(staffMember);
      return staffMember;
    }),
});

export { expect };
