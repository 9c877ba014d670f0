import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import type { FiguresCopy } from './copy.ts';

/**
 * The months as CSV (RFC 4180). It contains only numbers, months and our own labels, so a spreadsheet cannot mistake any cell for a
 * formula. An empty cell means that the number is unknown.
 */
export function toMonthsCsv({ months }: Pick<StaffFigures, 'months'>, copy: FiguresCopy): string {
  const { placed, received, pieces, completed, declined, days, coinsGiven, coinsSpent, coinsOpen } = copy;
  const hasCoins = months.some(({ coins }) => coins);
  const coinNames = hasCoins ? [coinsGiven, coinsSpent, coinsOpen] : [];
  const names = [copy.month, placed, received, pieces, completed, declined, days, ...coinNames];
  const rows = months.map((month) => [
    month.month,
    month.placed,
    month.received,
    month.pieces,
    month.completed,
    month.declined,
    month.daysToReceived ?? '',
    ...(month.coins ? [month.coins.given, month.coins.spent, month.coins.open] : []),
  ]);
  return [names.map(quote), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
