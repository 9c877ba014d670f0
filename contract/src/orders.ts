import { assign, enums, type Infer, integer, object, string } from 'superstruct';
import { multipartCall } from './call.ts';
import { file, line, quantity } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { picture } from './pictures.ts';
import { writeReply } from './replies.ts';

export const orderStatuses = [
  'submitted',
  'under review',
  'accepted',
  'received',
  'completed',
  'declined',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** A donation as its donor sees it. `createdAt` is an ISO 8601 time. */
export const order = object({
  _id: string(),
  itemsName: string(),
  location: string(),
  charity: object({ _id: string(), title: string() }),
  quantity: integer(),
  phone: string(),
  status: enums(orderStatuses),
  image: picture,
  createdAt: string(),
});

export type Order = Infer<typeof order>;

/** Carries an `Idempotency-Key` header: the same key makes one order, however often it is sent. */
export const placeOrder = multipartCall({
  method: 'POST',
  path: '/order/donataionorder',
  needsToken: true,
  body: object({
    charity: line('Charity', limits.line, messages.charity),
    itemsName: line('Items Name'),
    location: line('Location'),
    quantity: quantity(),
    phone: line('Phone'),
    image: file(messages.image),
  }),
  reply: assign(writeReply, object({ data: object({ _id: string(), status: enums(orderStatuses) }) })),
});
