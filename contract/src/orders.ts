import { array, assign, boolean, enums, type Infer, integer, object, optional, string } from 'superstruct';
import { multipartEndpoint, plainEndpoint } from './endpoint.ts';
import { file, line, quantity } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { picture } from './pictures.ts';
import { ownReceipt } from './receipts.ts';
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

/** A step that an order took, with the reason that was given for it. `at` is an ISO 8601 time. */
export const orderStep = object({ status: enums(orderStatuses), at: string(), reason: optional(string()) });

export type OrderStep = Infer<typeof orderStep>;

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
  /** From the first step to the last, which is `status`. */
  history: array(orderStep),
  /** Whether its donor can still cancel it. */
  canCancel: boolean(),
  /** Pieces that really came. */
  receivedQuantity: optional(integer()),
  /** Coins that it earned; 0 before it is received, and when they were taken back. */
  coins: integer(),
  /** There when the goods were received, also when it was withdrawn since. */
  receipt: optional(ownReceipt),
});

export type Order = Infer<typeof order>;

/** Carries an `Idempotency-Key` header: the same key makes one order, however often it is sent. */
export const placeOrderEndpoint = multipartEndpoint({
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

/** By its donor, before the goods are received. */
export const cancelOrderEndpoint = plainEndpoint({
  method: 'PUT',
  path: '/order/:id/cancel',
  needsToken: true,
  reply: assign(writeReply, object({ data: order })),
});
