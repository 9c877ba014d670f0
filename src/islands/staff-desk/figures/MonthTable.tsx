import type { FiguresOfMonth } from '@kindcrate/contract/staff-figures';
import type { FiguresCopy } from './copy.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { formatMonth } from './months.ts';

interface Props {
  months: FiguresOfMonth[];
  copy: FiguresCopy;
}

/** Every month of the period, the latest first. */
export function MonthTable({ months, copy }: Props) {
  const { placed, received, pieces, completed, declined, days, coinsGiven, coinsSpent, coinsOpen } = copy;
  const hasCoins = months.some(({ coins }) => coins);
  const coinNames = hasCoins ? [coinsGiven, coinsSpent, coinsOpen] : [];
  return (
    <FigureCard title={copy.byMonth}>
      <FigureTable
        title={copy.byMonth}
        columns={[copy.month, placed, received, pieces, completed, declined, days, ...coinNames]}
        rows={months.toReversed().map((month) => ({
          id: month.month,
          name: formatMonth(month.month),
          values: [
            month.placed,
            month.received,
            month.pieces,
            month.completed,
            month.declined,
            month.daysToReceived,
            ...(month.coins ? [month.coins.given, month.coins.spent, month.coins.open] : []),
          ],
        }))}
        noValue={copy.noValue}
      />
    </FigureCard>
  );
}
