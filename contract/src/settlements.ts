import {
  array,
  assign,
  boolean,
  coerce,
  define,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { anyString, integerField, singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isMonth, monthParam } from './queries.ts';
import { messageReply } from './replies.ts';

/**
 * One entry of a brand's settlement for a month. Entries are never changed: a wrong one is reversed by another with negative coins.
 */
export const settlementEntry = object({
  _id: string(),
  /** Its position among the entries of the brand and month, from 1. */
  sequence: integer(),
  coins: integer(),
  note: string(),
  /** The username of the person who added the entry; null if their account was deleted. */
  by: nullable(string()),
  /** ISO 8601. */
  at: string(),
});

/** What donors spent at a brand in a month, and how much of it is settled. */
export const settlement = object({
  brand: object({ _id: string(), title: string() }),
  redemptions: integer(),
  coins: integer(),
  /** The sum of the entries. */
  settled: integer(),
  /** The oldest first. */
  entries: array(settlementEntry),
});

export type Settlement = Infer<typeof settlement>;

const monthFields = {
  /** `YYYY-MM`. */
  month: string(),
  /** Whether the month is over, so that it can be settled. */
  isOver: boolean(),
  /** The time zone of the month. */
  timeZone: string(),
};

export const monthlySettlements = object({
  ...monthFields,
  /** Brands with redemptions or entries in the month, most coins first. */
  brands: array(settlement),
});

export type MonthlySettlements = Infer<typeof monthlySettlements>;

/** A settlement with what was spent on each day, to print and to send to the brand. */
export const settlementStatement = assign(
  settlement,
  object({
    ...monthFields,
    /** The days with redemptions, `YYYY-MM-DD`, the oldest first. */
    days: array(object({ day: string(), redemptions: integer(), coins: integer() })),
  }),
);

export type SettlementStatement = Infer<typeof settlementStatement>;

const query = object({ month: monthParam() });

/** The settlements of a month; without `month`, of the last one that is over. */
export const listSettlementsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/settlements',
  needsToken: true,
  query,
  reply: object({ data: monthlySettlements }),
});

/** A brand's statement for a month; without `month`, for the last one that is over. `:id` is the id of the brand. */
export const getSettlementEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/settlements/:id',
  needsToken: true,
  query,
  reply: object({ data: settlementStatement }),
});

/** The redemptions of a brand's statement as a CSV file (`text/csv`): time, reference and coins. */
export const exportSettlementEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/settlements/:id/redemptions.csv',
  needsToken: true,
  query,
  reply: string(),
});

const body = object({
  month: define<string>('month', (value) => isMonth(value) || messages.month),
  /** Negative to reverse an entry. */
  coins: coerce(
    define<number>('amount', (value) => isEntryAmount(value) || messages.settledCoins),
    anyString,
    (value) => (/^-?\d{1,15}$/.test(value) ? Number(value) : value),
  ),
  /** Required for negative coins. */
  note: optional(singleLineOrEmpty('Note', limits.reason)),
  sequence: integerField(
    { min: 1, max: limits.settlementEntries },
    messages.settlementSequence,
    messages.settlementSequence,
  ),
});

const isEntryAmount = (value: unknown) =>
  Number.isInteger(value) && value !== 0 && Math.abs(Number(value)) <= limits.settledCoins;

/**
 * Adds an entry to the settlement of a month that is over. `sequence` is that of the new entry: one more than the last one that the caller
 * has seen. Repeating a request therefore adds nothing, and if two people settle the same coins, only one of them succeeds.
 */
export const addSettlementEntryEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/settlements/:id',
  needsToken: true,
  body,
  reply: assign(messageReply, object({ data: settlementStatement })),
});
