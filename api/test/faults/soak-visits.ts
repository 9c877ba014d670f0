import { randomUUID } from 'node:crypto';
import { createDonation, toFormData } from '../support/donations.ts';
import { hugeFile, pixelBomb } from '../support/photos.ts';
import { bearer, password } from '../support/test-app.ts';
import type { Person } from './people.ts';

type Visit = () => Promise<unknown>;

interface Accounts {
  donor: Person;
  staff: Person;
  /** The donor whose password others guess. */
  guessed: Person;
}

/** Creates requests that a browser, a curious person or an attacker may send. Each visit checks the status of its reply. */
export async function createVisits(origin: string, accounts: Accounts): Promise<Visit[]> {
  const expectStatus = createCheck(origin);
  const anonymous = ['/api/brands', '/api/organizations', '/health', '/ready'];
  const asDonor = ['/api/profile', '/api/coins'];
  const asStaff = ['/api/staff/orders', '/api/staff/donors', '/api/staff/orders.csv?status=declined'];
  const get = (paths: string[], token?: string) =>
    paths.map((path) => () => expectStatus([200], path, { headers: bearer(token) }));
  return [
    ...get(anonymous),
    ...get(asDonor, accounts.donor.token),
    ...get(asStaff, accounts.staff.token),
    // A different search each time, so that no cache has its result.
    () => expectStatus([200], `/api/staff/orders?q=${randomUUID()}`, { headers: bearer(accounts.staff.token) }),
    () => expectStatus([404], `/api/brands/${randomUUID()}`),
    () => expectStatus([401], '/api/profile', { headers: bearer(`${accounts.donor.token}${randomUUID()}`) }),
    ...createLogins(expectStatus, accounts),
    ...(await createUploads(expectStatus, accounts.donor)),
  ];
}

type Check = ReturnType<typeof createCheck>;

/** @returns a function that sends a request, and throws when the reply has an unexpected status */
function createCheck(origin: string) {
  return async (expected: number[], path: string, request: RequestInit = {}): Promise<void> => {
    const reply = await fetch(origin + path, { ...request, signal: AbortSignal.timeout(30_000) });
    const text = await reply.text();
    if (!expected.includes(reply.status)) throw new Error(`${path}: ${reply.status} ${text.slice(0, 300)}`);
  };
}

function createLogins(expectStatus: Check, { donor, guessed }: Accounts): Visit[] {
  const logIn = (expected: number[], body: unknown) =>
    expectStatus(expected, '/api/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return [
    () => logIn([200, 503], { email: donor.email, password }),
    () => logIn([401, 429, 503], { email: guessed.email, password: randomUUID() }),
    () => logIn([400], [{ email: { $ne: '' } }]),
  ];
}

async function createUploads(expectStatus: Check, { token }: Person): Promise<Visit[]> {
  const huge = await hugeFile();
  const upload = async (image: Buffer) => {
    const body = toFormData(await createDonation({ image }));
    return expectStatus([413], '/api/order/donataionorder', { method: 'POST', headers: bearer(token), body });
  };
  return [
    () => upload(pixelBomb()),
    // The server may close the connection before the client has sent the whole file.
    () =>
      upload(huge).catch((error) => {
        if (!(error instanceof TypeError)) throw error;
      }),
  ];
}
