import { assign, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { outcomeFields } from './outcome-fields.ts';
import { messageReply } from './replies.ts';
import { revision } from './staff-fields.ts';
import { staffOrder } from './staff-orders.ts';

/**
 * Sets the outcome of a completed order, or removes it if the request has neither a line nor a photo. Repeating the request changes
 * nothing.
 */
export const updateOutcomeEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/orders/:id/outcome',
  needsToken: true,
  body: object({ ...outcomeFields, revision: revision() }),
  reply: assign(messageReply, object({ data: staffOrder })),
});
