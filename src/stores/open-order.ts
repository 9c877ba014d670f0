import { openParameters, readParameter } from '../lib/query-parameters.ts';
import { getStaffOrder, type QueuedOrder } from '../lib/staff-orders.build.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** The order whose id is in the URL of the page. Load this order only when the list does not contain it. */
export const openOrder = createResource<QueuedOrder>(async () => {
  const id = readParameter(location.search, openParameters.order) ?? '';
  return (await readInSession(getStaffOrder, { parameters: { id } })).data;
});
