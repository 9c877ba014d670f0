import type { Month } from '@kindcrate/contract/months';
import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { listZones, type OrganizationZone } from '../catalog/zone-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countOrders, filterByOrganization } from './count-orders.ts';
import type { MonthCounts } from './month-counts.ts';
import { listMonths, type MonthChoice } from './months.ts';
import type { PeriodCounts } from './read-period.ts';
import { addUpCoins, sumCategories, sumReasons } from './summaries.ts';

interface Request extends MonthChoice {
  /** The organization whose figures are read. If undefined, the figures are those of all organizations, with coins and brands. */
  organization: string | undefined;
  readCounts: (months: readonly Month[]) => Promise<PeriodCounts>;
  now?: Date;
}

/**
 * Reads the figures of a period.
 * @throws Failure `not_found` for an unknown organization, `invalid_fields` for months that are in the wrong order or too many.
 */
export async function readStaffFigures(
  database: Database,
  { organization, readCounts, now = new Date(), ...choice }: Request,
): Promise<StaffFigures> {
  const all = await listZones(database, undefined);
  const organizations = all.filter(({ id }) => organization === undefined || id === organization);
  if (organization !== undefined && !organizations.length) throw new Failure('not_found');
  const timeZone = commonTimeZone(all);
  const period = listMonths(choice, timeZone, now);
  const counts = await readCounts(period);
  return {
    from: period[0]?.month ?? '',
    to: period.at(-1)?.month ?? '',
    timeZone,
    computedAt: counts.computedAt,
    ...(organization === undefined ? describeAll(counts) : describeOne(counts, organization)),
    organizations: organizations.map((each) => describeOrganization(each, counts.months)),
  };
}

function describeAll(counts: PeriodCounts) {
  const coins = addUpCoins(
    counts.months.map((month) => month.coins),
    counts.openBefore,
  );
  const orders = describeOrders(counts, counts.months);
  const months = orders.months.map((month, index) => ({ ...month, coins: coins[index] }));
  const brands = counts.brands.map(({ brand, ...sums }) => ({ ...brand, ...sums }));
  return { ...orders, months, brands };
}

function describeOne(counts: PeriodCounts, organization: string) {
  return describeOrders(
    counts,
    counts.months.map((month) => filterByOrganization(month, organization)),
  );
}

function describeOrders({ categories }: PeriodCounts, months: readonly MonthCounts[]) {
  return {
    total: countOrders(months),
    months: months.map((month) => ({ month: month.month, ...countOrders([month]) })),
    categories: sumCategories(
      months.flatMap((month) => month.categories),
      categories,
    ),
    ...sumReasons(months.flatMap(({ declined }) => declined)),
  };
}

function describeOrganization({ id, title }: OrganizationZone, months: readonly MonthCounts[]) {
  const own = months.map((month) => filterByOrganization(month, id));
  return { _id: id, title, ...countOrders(own), piecesByMonth: own.map((month) => countOrders([month]).pieces) };
}
