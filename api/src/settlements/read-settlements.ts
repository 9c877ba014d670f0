import { addMonths, type Month, monthOf, toMonth } from '@kindcrate/contract/months';
import type { MonthlySettlements, Settlement, SettlementStatement } from '@kindcrate/contract/settlements';
import { findBrandTitle } from '../catalog/brand-repository.ts';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { listZones } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { sumByDay } from './days.ts';
import { listEntries } from './entry-repository.ts';
import { listSpent, sumSpentByMinute } from './spent-repository.ts';

/** A month in the time zone of the charity. */
export interface SettlementMonth extends Month {
  timeZone: string;
  isOver: boolean;
}

/**
 * Determines when a month begins and ends in the charity's time zone, and whether it is over.
 * @param month defaults to the last month that is over
 */
export async function resolveMonth(database: Database, month: string | undefined, now: Date): Promise<SettlementMonth> {
  const timeZone = commonTimeZone(await listZones(database, undefined));
  return describeMonth(month, timeZone, now);
}

function describeMonth(month: string | undefined, timeZone: string, now: Date): SettlementMonth {
  const current = monthOf(now, timeZone);
  const chosen = month ?? addMonths(current, -1);
  return { ...toMonth(chosen, timeZone), timeZone, isOver: chosen < current };
}

/** What donors spent at each brand in a month, and how much of it is settled. */
export async function readSettlements(database: Database, month: SettlementMonth): Promise<MonthlySettlements> {
  const entries = await listEntries(database, month.month);
  const spent = await listSpent(database, month);
  const withSpending = new Set(spent.map(({ brand }) => brand._id));
  const others = [...entries].filter(([id]) => !withSpending.has(id));
  const withoutSpending = others.map(([_id, { title }]) => ({ brand: { _id, title }, redemptions: 0, coins: 0 }));
  const brands = [...spent, ...withoutSpending].map((sums) =>
    toSettlement(sums, entries.get(sums.brand._id)?.entries ?? []),
  );
  return { ...describe(month), brands };
}

/** @throws Failure `not_found` for an unknown brand. */
export async function readStatement(
  database: Database,
  brandId: string,
  month: SettlementMonth,
): Promise<SettlementStatement> {
  const title = await findBrandTitle(database, brandId);
  if (title === undefined) throw new Failure('not_found');
  const days = sumByDay(await sumSpentByMinute(database, brandId, month), month, month.timeZone);
  const sums = { brand: { _id: brandId, title }, redemptions: sum(days, 'redemptions'), coins: sum(days, 'coins') };
  const entries = await listEntries(database, month.month, brandId);
  return { ...describe(month), ...toSettlement(sums, entries.get(brandId)?.entries ?? []), days };
}

/** The coins that donors spent at each brand last month and that are not settled yet, for the overview. */
export async function listOpenSettlements(database: Database, { now, timeZone }: { now: Date; timeZone: string }) {
  const { month, brands } = await readSettlements(database, describeMonth(undefined, timeZone, now));
  const open = brands.map(({ brand, redemptions, coins, settled }) => ({ brand, redemptions, coins: coins - settled }));
  return { month, brands: open.filter(({ coins }) => coins !== 0) };
}

const describe = ({ month, isOver, timeZone }: SettlementMonth) => ({ month, isOver, timeZone });

const toSettlement = (sums: Omit<Settlement, 'settled' | 'entries'>, entries: Settlement['entries']): Settlement => ({
  ...sums,
  settled: sum(entries, 'coins'),
  entries,
});

const sum = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((total, row) => total + row[name], 0);
