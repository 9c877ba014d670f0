import type { NeedCategory } from '@kindcrate/contract/needs';
import type { CoinCounts, StaffFigures } from '@kindcrate/contract/staff-figures';
import type { CoinSums } from './coin-repository.ts';
import type { CategoryCount, DeclinedCount } from './event-repository.ts';

/** The maximum number of reasons that are listed. */
const maxReasons = 10;

/** Adds up pieces by top-level category. A deleted category counts as no category. */
export function sumCategories(
  counts: readonly CategoryCount[],
  categories: readonly NeedCategory[],
): StaffFigures['categories'] {
  const byId = new Map(categories.map((category) => [category._id, category]));
  const topOf = (id: string | null): NeedCategory | undefined => {
    const category = byId.get(id ?? '');
    return category && category.parent !== null ? topOf(category.parent) : category;
  };
  const pieces = new Map<NeedCategory | undefined, number>();
  for (const count of counts) {
    const top = topOf(count.categoryId);
    pieces.set(top, (pieces.get(top) ?? 0) + count.pieces);
  }
  return [...pieces]
    .filter(([, sum]) => sum > 0)
    .map(([category, sum]) => ({ _id: category?._id ?? null, title: category?.title ?? null, pieces: sum }))
    .toSorted((a, b) => b.pieces - a.pieces);
}

/** Adds up declined orders by reason, most frequent first. Letter case and spaces at the ends do not matter. */
export function sumReasons(counts: readonly DeclinedCount[]): Pick<StaffFigures, 'reasons' | 'otherReasons'> {
  const byKey = new Map<string, { reason: string; count: number }>();
  for (const { reason, orders } of counts) {
    const key = reason.trim().toLowerCase();
    const known = byKey.get(key);
    byKey.set(key, { reason: known?.reason ?? reason.trim(), count: (known?.count ?? 0) + orders });
  }
  const all = [...byKey.values()].toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
  const otherReasons = all.slice(maxReasons).reduce((sum, { count }) => sum + count, 0);
  return { reasons: all.slice(0, maxReasons), otherReasons };
}

/** Adds to each month the coins that donors had at its end. @param openBefore the coins that donors had before the first month */
export function addUpCoins(months: readonly CoinSums[], openBefore: number): CoinCounts[] {
  let open = openBefore;
  return months.map(({ given, spent }) => {
    open += given - spent;
    return { given, spent, open };
  });
}
