import type { CollectionEntry } from 'astro:content';
import { interpolate } from '../../lib/interpolate.ts';
import type { CoinTotals } from '../../stores/coins.ts';
import { formatCoins } from './format-coins.ts';

interface Props {
  /** Nothing while it is not known. */
  totals: CoinTotals | undefined;
  copy: CollectionEntry<'coins'>['data'];
}

/** What the donor may spend, and what to do with it, or how to come by it. */
export function Balance({ totals, copy }: Props) {
  if (!totals) {
    return (
      <p className="purse__balance" aria-hidden="true">
        <span className="purse__number" />
      </p>
    );
  }
  const { balance, debt } = totals;
  const way = balance > 0 ? copy.spend : copy.give;
  return (
    <>
      <p className="purse__balance">
        <span className="purse__number">{formatCoins(balance)}</span> {interpolate(copy.balance, { coins: balance })}
      </p>
      {debt > 0 && <p className="notice notice--kept">{interpolate(copy.debt, { coins: formatCoins(debt) })}</p>}
      <p>
        <a className="button button--small" href={way.href}>
          {way.label}
        </a>
      </p>
    </>
  );
}
