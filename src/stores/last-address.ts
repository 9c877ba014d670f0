import { getAddresses } from '../lib/last-address.build.ts';
import { read } from '../lib/read.ts';
import { readToken } from '../lib/token.ts';
import { createResource } from './resource.ts';

/**
 * The address at which the donor's last gift was to be collected; null if there is none. As for `profilePhone`, a failure is only logged.
 */
export const lastAddress = createResource(async () => {
  const { data } = await read(getAddresses, { token: readToken() });
  return data.orders.find(({ handover }) => handover?.address)?.handover?.address ?? null;
});
