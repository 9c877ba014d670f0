import { assign, boolean, define, type Infer, integer, object, optional, string } from 'superstruct';
import { jsonEndpoint, plainEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { writeReply } from './replies.ts';

/** What anyone may read who knows a receipt's code: what came, never what it is worth, and nobody's name but by their wish. */
export const receipt = object({
  code: string(),
  /** The number of its order; see `orderNumber`. */
  number: string(),
  itemsName: string(),
  /** Pieces that really came. */
  quantity: integer(),
  charity: object({ title: string() }),
  /** ISO 8601. */
  receivedAt: string(),
  /** Coins that the donor was given. */
  coins: integer(),
  /** Who gave; only when they want it to be read here. */
  donorName: optional(string()),
  /** ISO 8601; there when it does not hold any more: the goods turned out to be of no use, and the coins were taken back. */
  withdrawnAt: optional(string()),
});

export type Receipt = Infer<typeof receipt>;

/** The page with the same path shows it, printable. `:id` is the receipt's code. */
export const getReceiptEndpoint = plainEndpoint({
  method: 'GET',
  path: '/receipt/:id',
  reply: object({ data: receipt }),
});

/** What a donor knows of the receipt of an own order. */
export const ownReceipt = object({ code: string(), showName: boolean() });

export type OwnReceipt = Infer<typeof ownReceipt>;

/** Lets a receipt say who gave, or not. `:id` is the order's. */
export const updateReceiptEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/order/:id/receipt',
  needsToken: true,
  body: object({
    showName: define<boolean>('boolean', (value) => typeof value === 'boolean' || messages.showName),
  }),
  reply: assign(writeReply, object({ data: ownReceipt })),
});
