import type { MonthlySettlements, Settlement, SettlementStatement } from '@kindcrate/contract/settlements';
import { longTitle } from './long-fixtures.ts';

// Sample API replies for the desk's settlement of a month.

const october = { month: '2026-10', isOver: true, timeZone: 'America/New_York' };

const entries: Settlement['entries'] = [
  {
    _id: 'entry-1',
    sequence: 1,
    coins: 900,
    note: 'Bank transfer 2026-118',
    by: 'Robin',
    at: '2026-11-03T09:12:00.000Z',
  },
  { _id: 'entry-2', sequence: 2, coins: -900, note: 'Sent to another brand', by: null, at: '2026-11-04T15:40:00.000Z' },
  { _id: 'entry-3', sequence: 3, coins: 500, note: '', by: 'Amal', at: '2026-11-05T10:00:00.000Z' },
];

const bakery = { _id: 'thimbleloaf-bakery', title: 'Thimbleloaf Bakery' };
const partlySettled: Settlement = { brand: bakery, redemptions: 213, coins: 900, settled: 500, entries };
const unsettled: Settlement = {
  brand: { _id: 'pennytyre', title: 'Pennytyre Bicycles' },
  redemptions: 1,
  coins: 12,
  settled: 0,
  entries: [],
};

export const settlements: MonthlySettlements = { ...october, brands: [partlySettled, unsettled] };
export const emptySettlements: MonthlySettlements = { ...october, brands: [] };
export const longSettlements: MonthlySettlements = {
  ...october,
  brands: [{ ...partlySettled, brand: { ...bakery, title: longTitle }, redemptions: 123_456, coins: 9_876_543 }],
};

export const unsettledStatement: SettlementStatement = {
  ...october,
  ...unsettled,
  days: [{ day: '2026-10-05', redemptions: 1, coins: 12 }],
};
export const settledStatement: SettlementStatement = {
  ...unsettledStatement,
  settled: 12,
  entries: [{ _id: 'entry-4', sequence: 1, coins: 12, note: 'Cash', by: 'Robin', at: '2026-11-03T09:12:00.000Z' }],
};
export const currentMonthStatement: SettlementStatement = { ...unsettledStatement, month: '2026-11', isOver: false };
export const longSettlementStatement: SettlementStatement = {
  ...october,
  ...partlySettled,
  brand: { ...bakery, title: longTitle },
  entries: entries.map((entry) => ({ ...entry, note: longTitle })),
  days: Array.from({ length: 31 }, (_, index) => ({
    day: `2026-10-${String(index + 1).padStart(2, '0')}`,
    redemptions: 12_345,
    coins: 1_234_567,
  })),
};
