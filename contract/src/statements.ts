import { array, type Infer, integer, nullable, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';

/** The first year that has a statement. */
export const firstStatementYear = 2000;

/** Goods that arrived. */
export const receivedGift = object({
  /** The number of the order; see `orderNumber`. */
  number: string(),
  itemsName: string(),
  /** Pieces that arrived. */
  quantity: integer(),
  charity: object({ title: string() }),
  /** ISO 8601. */
  receivedAt: string(),
  /** Coins that the donor earned. */
  coins: integer(),
});

/**
 * What was received from a donor in one year, which begins and ends at midnight in UTC. It describes the goods without stating
 * their value, and states what was given in return, because tax offices commonly ask for both.
 */
export const yearlyStatement = object({
  year: integer(),
  donor: object({ username: string(), email: string() }),
  /** Oldest first, without goods that turned out to be unusable. */
  gifts: array(receivedGift),
  /** All pieces and all coins of these gifts. */
  pieces: integer(),
  coins: integer(),
  /** What the coins are worth by the charity's estimate, in the smallest unit of the currency; null if it gives none. */
  coinValue: nullable(object({ amount: integer(), currency: string() })),
  /** The years in which something was received from the donor, newest first. */
  years: array(integer()),
});

export type YearlyStatement = Infer<typeof yearlyStatement>;

/** `:id` is the year, such as 2026. */
export const getStatementEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/statement/:id',
  needsToken: true,
  reply: object({ data: yearlyStatement }),
});
