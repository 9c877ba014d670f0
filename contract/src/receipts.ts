import { array, boolean, type Infer, integer, object, optional, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';

/** Public to anyone who knows the code. It states no monetary value, and names only a donor who chose to be named. */
export const receipt = object({
  code: string(),
  /** The number of the order; see `orderNumber`. */
  number: string(),
  itemsName: string(),
  /** Pieces that arrived. */
  quantity: integer(),
  /** The items that arrived at least in part, with the pieces that arrived. Photos and reasons stay private. */
  items: array(object({ name: string(), quantity: integer() })),
  charity: object({ title: string() }),
  /** ISO 8601. */
  receivedAt: string(),
  /** Coins that the donor earned. */
  coins: integer(),
  /** Present if the donor chose to be named. */
  donorName: optional(string()),
  /** ISO 8601. Present if the goods turned out to be unusable: their coins were taken back, and the receipt is void. */
  withdrawnAt: optional(string()),
});

export type Receipt = Infer<typeof receipt>;

/** `:id` is the code of the receipt. The site's page with the same path displays the receipt. */
export const getReceiptEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/receipt/:id',
  reply: object({ data: receipt }),
});

/** The fields of a receipt that the donor's profile shows with the order. */
export const orderReceipt = object({ code: string(), showName: boolean() });

export type OrderReceipt = Infer<typeof orderReceipt>;
