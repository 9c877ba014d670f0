import { openParameters, readParameter } from '../lib/query-parameters.ts';
import { type QueuedOrder, staffOrderEndpoint } from '../lib/staff-orders.build.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** The order whose id is in the URL of the page. Load this order only when the list does not contain it. */
export const openOrder = createResource<QueuedOrder>(async () => {
  const id = readParameter(location.search, openParameters.order) ?? '';
  return (await readInSession(staffOrderEndpoint, { parameters: { id } })).data;
});
