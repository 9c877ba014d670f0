import { assign, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { outcomeFields } from './outcome-fields.ts';
import { messageReply } from './replies.ts';
import { revision } from './staff-fields.ts';
import { staffOrder } from './staff-orders.ts';

/**
 * Says what became of a completed order, replacing what was said before, or removes that if there is neither a line nor a photo. Repeating the request
 * changes nothing.
 */
export const updateOutcomeEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/orders/:id/outcome',
  needsToken: true,
  body: object({ ...outcomeFields, revision: revision() }),
  reply: assign(messageReply, object({ data: staffOrder })),
});
