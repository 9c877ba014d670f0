import { array, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { plainEndpoint, queryEndpoint } from './endpoint.ts';
import { afterParam } from './queries.ts';

/** What goods earn when they are received, in coins: for the order, for each piece, and at most for one order. */
export const coinRule = object({ perOrder: integer(), perItem: integer(), most: integer() });

export type CoinRule = Infer<typeof coinRule>;

/**
 * The coins that an order earns.
 * @param quantity pieces: those that were received, or, for a forecast, those that are offered
 */
export function coinsFor({ perOrder, perItem, most }: CoinRule, quantity: number): number {
  return Math.min(most, perOrder + perItem * quantity);
}

export const getCoinRuleEndpoint = plainEndpoint({
  method: 'GET',
  path: '/coins/rule',
  reply: object({ data: coinRule }),
});

export const coinEntryKinds = ['earning', 'spending', 'reversal'] as const;

/** A line of the ledger, which is never changed: what was wrong is taken back by a `reversal`. */
export const coinEntry = object({
  _id: string(),
  /** Coins; negative when they were spent or taken back. */
  amount: integer(),
  kind: enums(coinEntryKinds),
  /** ISO 8601. */
  createdAt: string(),
  /** The donation that earned the coins, or lost them again. */
  order: optional(object({ _id: string(), itemsName: string() })),
  /** Where they were spent. */
  brand: optional(object({ title: string() })),
  /** What donor and brand can name later, such as `KC-7Q2M-9XKD`; there with `brand`. */
  reference: optional(string()),
});

export type CoinEntry = Infer<typeof coinEntry>;

/** The balance is the sum of all entries, the debt being what this sum is below 0: of the two, one is always 0. */
export const listCoinsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/coins',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: object({
    data: object({
      balance: integer(),
      /** Coins that were taken back after they had been spent; the next earnings pay it off. */
      debt: integer(),
      /** Newest first. */
      entries: array(coinEntry),
      /** What to send as `after` for the entries before these; null when there are none. */
      next: nullable(string()),
    }),
  }),
});
