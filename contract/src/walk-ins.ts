import { assign, coerce, define, enums, object, optional, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { email, singleLineOrEmpty } from './fields.ts';
import { messages } from './messages.ts';
import { orderItemDrafts } from './order-item-fields.ts';
import { orderStatuses } from './orders.ts';
import { idField } from './queries.ts';
import { messageReply } from './replies.ts';

const emptyString = define<string>('empty text', (value) => value === '' || 'not empty');

/**
 * Takes in a gift that arrived unannounced: its order has the status `received` from the start. Takes an `Idempotency-Key` header:
 * requests with the same key take in only one gift.
 */
export const takeInGiftEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/orders',
  needsToken: true,
  body: object({
    /** A volunteer may leave out the organization, which is always their own. */
    organization: optional(idField(messages.charity)),
    items: orderItemDrafts,
    /** The email of the person who gives. Left out or empty when they prefer to remain anonymous. */
    email: coerce(optional(email()), emptyString, () => undefined),
    location: optional(singleLineOrEmpty('Location')),
    phone: optional(singleLineOrEmpty('Phone')),
  }),
  reply: assign(
    messageReply,
    object({
      data: object({
        _id: string(),
        /** See `orderNumber`. */
        number: string(),
        status: enums(orderStatuses),
      }),
    }),
  ),
});
