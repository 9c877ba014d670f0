import { assign, enums, object, optional, string } from 'superstruct';
import { multipartEndpoint } from './endpoint.ts';
import { file, quantity, singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { orderStatuses } from './orders.ts';
import { idParam } from './queries.ts';
import { messageReply } from './replies.ts';

const placedOrder = object({ _id: string(), status: enums(orderStatuses) });

/** Takes an `Idempotency-Key` header: requests with the same key place only one order. */
export const placeOrderEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/order/donataionorder',
  needsToken: true,
  body: object({
    charity: singleLine('Charity', limits.line, messages.charity),
    itemsName: singleLine('Items Name'),
    location: singleLine('Location'),
    quantity: quantity(),
    phone: singleLine('Phone'),
    image: file(messages.image),
    /** The id of a need that the gift is for. One that is gone, or of another organization, is ignored. */
    need: idParam(messages.need),
  }),
  reply: assign(messageReply, object({ data: placedOrder })),
  accepts: assign(messageReply, object({ data: optional(object({ _id: string() })) })),
});
