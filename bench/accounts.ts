import { logInEndpoint } from '@kindcrate/contract/accounts';
import type { TestServer } from '../scripts/test-server.ts';
import { duplicateOrder, placeOrder, signUp } from './donor-client.ts';
import { createNoisyPhoto } from './photo.ts';

/** A file for a form's file input, in the format that Playwright's `setInputFiles` takes. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface Accounts {
  /** The token of a donor with many orders. */
  donor: string;
  /** The token of a member of staff. */
  staff: string;
  photo: Upload;
  /** Creates a donor without orders, and returns the donor's token. Needed because a donor can have only a few open orders. */
  signUp: () => Promise<string>;
  /** Creates a donor and places an order as that donor. */
  placeOrder: () => Promise<void>;
}

/** Creates a donor with orders, and logs in a member of staff. */
export async function prepareAccounts(
  server: TestServer,
  staffCredentials: { email: string; password: string },
): Promise<Accounts> {
  const donor = await signUp(server);
  const photo = await createNoisyPhoto();
  await placeOrder(server, donor, photo);
  duplicateOrder(server, 100);
  const reply = await fetch(`${server.origin}/api${logInEndpoint.path}`, {
    method: logInEndpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staffCredentials),
  });
  if (!reply.ok) throw new Error(`The staff account cannot log in: ${await reply.text()}`);
  const buffer = Buffer.from(await photo.arrayBuffer());
  const { token } = await reply.json();
  return {
    donor: donor.token,
    staff: token,
    photo: { name: 'photo.jpg', mimeType: photo.type, buffer },
    signUp: async () => (await signUp(server)).token,
    placeOrder: async () => placeOrder(server, await signUp(server), photo),
  };
}
