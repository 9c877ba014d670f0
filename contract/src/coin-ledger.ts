import { array, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { afterParam } from './queries.ts';

export const coinEntryKinds = ['earning', 'spending', 'reversal'] as const;

/** A row of the ledger. Rows never change; a `reversal` corrects a mistake. */
export const coinEntry = object({
  _id: string(),
  /** Coins; negative in a `spending` or `reversal` row. */
  amount: integer(),
  kind: enums(coinEntryKinds),
  /** ISO 8601 */
  createdAt: string(),
  /** The donation that earned the coins, or whose coins were taken back. */
  order: optional(object({ _id: string(), itemsName: string() })),
  /** The brand where the coins were spent. */
  brand: optional(object({ title: string() })),
  /** Identifies a `spending` row to the donor and the brand, such as `KC-7Q2M-9XKD`; present together with `brand`. */
  reference: optional(string()),
});

export type CoinEntry = Infer<typeof coinEntry>;

/** The donor's ledger. A positive sum is the `balance`; a negative one is, without its sign, the `debt`. The other field is 0. */
export const listCoinsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/coins',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: object({
    data: object({
      balance: integer(),
      /** Coins that were taken back after being spent. Future earnings pay off this debt first. */
      debt: integer(),
      /** Newest first. */
      entries: array(coinEntry),
      /** The cursor of the next page, to send as `after`; null on the last page. */
      next: nullable(string()),
    }),
  }),
});
