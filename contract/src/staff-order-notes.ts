import { array, assign, type Infer, nullable, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { limits } from './limits.ts';
import { messageReply } from './replies.ts';

/** An internal note on an order. Donors never see it, except in the copy of their data. */
export const orderNote = object({
  _id: string(),
  text: string(),
  /** The author's username; null if the account was deleted, or if the caller is a volunteer who may not see the name. */
  by: nullable(string()),
  /** ISO 8601. */
  at: string(),
});

export type OrderNote = Infer<typeof orderNote>;

/** The notes on an order, oldest first. */
export const listOrderNotesEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/orders/:id/notes',
  needsToken: true,
  reply: object({ result: array(orderNote) }),
});

/** Adds a note, which can be neither edited nor deleted. Repeating the request adds nothing. */
export const addOrderNoteEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/orders/:id/notes',
  needsToken: true,
  body: object({ text: requiredText('Note', limits.note) }),
  reply: assign(messageReply, object({ result: array(orderNote) })),
});
