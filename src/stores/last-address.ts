import { profileAddressesEndpoint } from '../lib/profile-addresses.build.ts';
import { read } from '../lib/read.ts';
import { readToken } from '../lib/token.ts';
import { createResource } from './resource.ts';

/**
 * The address of the donor's last collection; null if there is none. A failure is only logged, as for `profilePhone`.
 */
export const lastAddress = createResource(async () => {
  const { data } = await read(profileAddressesEndpoint, { token: readToken() });
  return data.orders.find(({ handover }) => handover?.address)?.handover?.address ?? null;
});
