import { ApiError } from '../lib/api-error.ts';
import { deskParameter } from '../lib/label-page.ts';
import { orderLabelEndpoint, staffOrderLabelEndpoint } from '../lib/order-label.build.ts';
import { orderParameter } from '../lib/thanks-path.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** Whether the page shows the label of an order at the desk. Always false on the server, which has no location. */
export const isDeskLabel = (): boolean => new URLSearchParams(globalThis.location?.search).has(deskParameter);

/** The label of the order whose id is in the page's URL: the donor's own order, or any order that the desk may see. */
export const orderLabel = createResource(async () => {
  const id = new URLSearchParams(location.search).get(orderParameter);
  if (!id) throw new ApiError(404);
  const parameters = { id };
  const reply = isDeskLabel()
    ? readInSession(staffOrderLabelEndpoint, { parameters })
    : readInSession(orderLabelEndpoint, { parameters });
  return (await reply).data;
});
