import { assign, object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { handoverAnswer } from './handover-answers.ts';
import { order } from './orders.ts';
import { messageReply } from './replies.ts';

/**
 * Accepts one of the offered times, asks for others, or cancels the handover, but not the donation. Asking for other times keeps
 * the agreed time until another one is agreed.
 */
export const updateHandoverEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/order/:id/handover',
  needsToken: true,
  body: handoverAnswer,
  reply: assign(messageReply, object({ data: order })),
});
