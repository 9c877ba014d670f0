import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import { formatNumber } from '../overview/format-number.ts';
import type { FiguresCopy } from './copy.ts';

interface Props {
  figures: StaffFigures;
  copy: FiguresCopy;
}

/** The figures of the whole period. Open coins, which donors can still spend, are counted as of the period's end. */
export function KeyFigures({ figures: { total, months }, copy }: Props) {
  const coins = months.flatMap((month) => month.coins ?? []);
  const last = coins.at(-1);
  const facts: [string, number | null][] = [
    [copy.placed, total.placed],
    [copy.pieces, total.pieces],
    [copy.days, total.daysToReceived],
    [copy.declined, total.declined],
    ...(last ? coinFacts(coins, last.open, copy) : []),
  ];
  return (
    <>
      <dl className="key-figures">
        {facts.map(([name, value]) => (
          <div className="key-figures__figure" key={name}>
            <dt className="key-figures__name">{name}</dt>
            <dd className="key-figures__value">{value === null ? copy.noValue : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        {copy.days}: {copy.daysHint}
      </p>
    </>
  );
}

function coinFacts(coins: { given: number }[], open: number, copy: FiguresCopy): [string, number][] {
  return [
    [copy.coinsGiven, coins.reduce((sum, { given }) => sum + given, 0)],
    [copy.coinsOpen, open],
  ];
}
