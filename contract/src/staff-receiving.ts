import { assign, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { receivedItemList } from './order-receiving.ts';
import { messageReply } from './replies.ts';
import { staffOrder } from './staff-orders.ts';

/**
 * Receives an order whose goods have arrived, in one step: an order that nobody has reviewed or accepted yet gets the skipped statuses in
 * its history, and its donor gets one email. Takes an `Idempotency-Key` header: repeated requests with the same key succeed without
 * receiving the order again.
 */
export const receiveOrderEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/orders/:id/receive',
  needsToken: true,
  body: object({
    /** How many pieces of each item of the order arrived. */
    items: receivedItemList,
  }),
  reply: assign(messageReply, object({ data: staffOrder })),
});
