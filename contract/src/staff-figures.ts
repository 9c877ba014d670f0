import { array, assign, type Infer, integer, nullable, number, object, optional, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { idParam, monthParam } from './queries.ts';

/** The maximum number of months in one request. */
export const maxMonthsOfFigures = 24;

/** What happened to orders in a period. Each event counts in the period in which it happens: an order can be placed in one month and arrive in the next. */
export const orderCounts = object({
  placed: integer(),
  /** Orders whose goods arrived and did not turn out to be unusable. */
  received: integer(),
  /** The received pieces of the orders that `received` counts. */
  pieces: integer(),
  completed: integer(),
  declined: integer(),
  /** Days from the offer until the goods were received: the median, with one decimal. Null if nothing was received. */
  daysToReceived: nullable(number()),
});

export type OrderCounts = Infer<typeof orderCounts>;

/** The coins of a month. */
export const coinCounts = object({
  /** Coins earned, less those that were taken back. */
  given: integer(),
  spent: integer(),
  /** Coins that donors have at the end of the month. */
  open: integer(),
});

export type CoinCounts = Infer<typeof coinCounts>;

/** `coins` is only for staff, and only when no organization is chosen. `month` is `YYYY-MM`. */
export const figuresOfMonth = assign(orderCounts, object({ month: string(), coins: optional(coinCounts) }));

export type FiguresOfMonth = Infer<typeof figuresOfMonth>;

export const staffFigures = object({
  /** The first and the last month, `YYYY-MM`. */
  from: string(),
  to: string(),
  /** The time zone of the months. */
  timeZone: string(),
  /** When the figures were computed (ISO 8601): at most a minute ago. */
  computedAt: string(),
  total: orderCounts,
  /** Every month of the period, the oldest first. */
  months: array(figuresOfMonth),
  /** In display order. `piecesByMonth` has one number for each of `months`. */
  organizations: array(
    assign(orderCounts, object({ _id: string(), title: string(), piecesByMonth: array(integer()) })),
  ),
  /** Pieces received by top-level category, most first. Both fields are null for items without a category. */
  categories: array(object({ _id: nullable(string()), title: nullable(string()), pieces: integer() })),
  /** The most frequent reasons for declining, and how many declined orders had other reasons. */
  reasons: array(object({ reason: string(), count: integer() })),
  otherReasons: integer(),
  /** What donors spent at each brand, most coins first. Only for staff, and only when no organization is chosen. */
  brands: optional(array(object({ _id: string(), title: string(), redemptions: integer(), coins: integer() }))),
});

export type StaffFigures = Infer<typeof staffFigures>;

/**
 * The figures of up to `maxMonthsOfFigures` months, of all organizations or of one. The months are in the most common time zone of the
 * organizations. Without `to`, the last month is the current one; without `from`, there are twelve months.
 */
export const getStaffFiguresEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/figures',
  needsToken: true,
  query: object({ from: monthParam(), to: monthParam(), organization: idParam(messages.unknownCharity) }),
  reply: object({ data: staffFigures }),
});

export type StaffFiguresQuery = Infer<typeof getStaffFiguresEndpoint.query>;
