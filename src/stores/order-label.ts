import { ApiError } from '../lib/api-error.ts';
import { getOrderLabel } from '../lib/order-label.build.ts';
import { orderParameter } from '../lib/thanks-path.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** The label of the donor's own order whose id is in the page's URL. */
export const orderLabel = createResource(async () => {
  const id = new URLSearchParams(location.search).get(orderParameter);
  if (!id) throw new ApiError(404);
  return (await readInSession(getOrderLabel, { parameters: { id } })).data;
});
