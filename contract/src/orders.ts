import {
  array,
  assign,
  boolean,
  defaulted,
  define,
  enums,
  type Infer,
  integer,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { handover } from './handovers.ts';
import { image, lenientImage } from './images.ts';
import { lenientOrderItem, orderItem, orderNeed } from './order-items.ts';
import { outcome } from './outcomes.ts';
import { orderReceipt } from './receipts.ts';
import { messageReply } from './replies.ts';

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

/** An entry in the history of an order. `at` is an ISO 8601 time. */
export const statusChange = object({ status: enums(orderStatuses), at: string(), reason: optional(string()) });

export type StatusChange = Infer<typeof statusChange>;

/**
 * The dates by which the next steps of an order usually happen, as `YYYY-MM-DD` in the organization's time zone: an estimate from its
 * last 90 days, not a promise. A date is missing if there were too few orders, if it has passed, or if the step is done.
 */
export const expectedDates = object({
  /** Also missing if a handover is agreed, because its time is more precise. */
  received: optional(string()),
  completed: optional(string()),
});

export type ExpectedDates = Infer<typeof expectedDates>;

/** A donation as its donor sees it. `createdAt` is an ISO 8601 time. */
export const order = object({
  _id: string(),
  /** The name of the item, or a summary of several names, such as `Winter coats, Blankets and 2 more`. */
  itemsName: string(),
  location: string(),
  charity: object({ _id: string(), title: string() }),
  /** Pieces of all items together. */
  quantity: integer(),
  phone: string(),
  status: enums(orderStatuses),
  /** The first photo of the items. */
  image,
  /** In the order in which the donor listed them; at least one. */
  items: array(orderItem),
  createdAt: string(),
  /** Oldest first; the last entry is the current `status`. */
  history: array(statusChange),
  /** Whether the donor can still cancel the order. */
  canCancel: boolean(),
  /** Pieces that arrived and are kept; present once the goods are received. */
  receivedQuantity: optional(integer()),
  /** Coins earned; 0 until the goods are received, and again if the coins are taken back. */
  coins: integer(),
  /** Present once the goods are received, even if the receipt is withdrawn later. */
  receipt: optional(orderReceipt),
  /** The need of the first item. Missing if that item was not given for a need, or if that need was deleted. */
  need: optional(orderNeed),
  /** Missing until someone has chosen how the goods change hands. */
  handover: optional(handover),
  /** Missing if no date can be estimated. */
  expected: optional(expectedDates),
  /** Missing unless the order is completed and its organization has said what became of the goods. */
  outcome: optional(outcome),
});

export type Order = Infer<typeof order>;

/** A field that is checked only by the code that shows it: few orders have an outcome, and its shape would exceed the size budget of the profile. */
const unchecked = define<Record<string, unknown>>('unchecked', (value) => typeof value === 'object');

/** An order as the site accepts it. The given specification has neither a list of statuses nor the fields that we added. */
export const lenientOrder = assign(
  order,
  object({
    charity: object({ _id: optional(string()), title: string() }),
    quantity: number(),
    phone: optional(string()),
    status: string(),
    image: lenientImage,
    /** Empty if the API knows only orders of one item, which the other fields then describe. */
    items: defaulted(array(lenientOrderItem), []),
    createdAt: optional(string()),
    history: defaulted(array(statusChange), []),
    canCancel: defaulted(boolean(), false),
    coins: defaulted(integer(), 0),
    outcome: optional(unchecked),
  }),
);

export type LenientOrder = Infer<typeof lenientOrder>;

/** For the donor of the order, and only before the goods are received. */
export const cancelOrderEndpoint = bodylessEndpoint({
  method: 'PUT',
  path: '/order/:id/cancel',
  needsToken: true,
  reply: assign(messageReply, object({ data: order })),
});
