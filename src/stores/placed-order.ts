import { ApiError } from '../lib/api-error.ts';
import { type PlacedOrder, placedOrdersEndpoint } from '../lib/placed-orders.build.ts';
import { orderParameter } from '../lib/thanks-path.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** An order, and what the thank-you page shows about its donor. */
export interface OrderWithDonor {
  username: string;
  email: string;
  /** Undefined if the API follows only the given specification. */
  emailConfirmed?: boolean | undefined;
  order: PlacedOrder;
}

/** The donor's own order whose id is in the page's URL. */
export const placedOrder = createResource<OrderWithDonor>(async () => {
  const id = new URLSearchParams(location.search).get(orderParameter);
  // Read even without an id: the page's boot script has requested the profile, and the connection stays open until the response is read.
  const { data } = await readInSession(placedOrdersEndpoint);
  const order = data.orders.find(({ _id }) => _id === id);
  if (!order) throw new ApiError(404);
  return { ...data, order };
});
