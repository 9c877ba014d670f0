import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { fillPath } from '@kindcrate/contract/path-params';
import { updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import type { TestServer } from '../../scripts/test-server.ts';
import { callApi, logIn, signUp } from '../donor-client.ts';
import type { GuardedPage } from './pages.ts';

/** The settings with which a server creates the first staff account when it starts. */
export const staffSettings = { STAFF_EMAIL: 'staff@example.com', STAFF_PASSWORD: 'a key for every crate' };

/** Creates a donor and a partner, and logs in a member of staff. Returns their tokens by role. */
export async function createAccounts(server: TestServer): Promise<Record<GuardedPage['role'], string>> {
  const { origin } = server;
  const staffToken = await logIn(origin, staffSettings.STAFF_EMAIL, staffSettings.STAFF_PASSWORD);
  const donor = await signUp(server);
  const partner = await signUp(server);
  const { result: brands } = await callApi(origin, listBrandsEndpoint);
  const call = { ...updatePersonEndpoint, path: fillPath(updatePersonEndpoint.path, { id: partner.id }) };
  await callApi(origin, call, { role: 'partner', brand: brands[0]._id }, staffToken);
  return { donor: donor.token, partner: await logIn(origin, partner.email), staff: staffToken };
}
