import { formatMessage } from '@kindcrate/contract/message-format';
import type { CoinTotals } from '../../stores/coins.ts';
import type { CoinsCopy } from './copy.ts';
import { formatCoins } from './format-coins.ts';

interface Props {
  /** Nothing while it is not known. */
  totals: CoinTotals | undefined;
  copy: CoinsCopy;
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
        <span className="purse__number">{formatCoins(balance)}</span> {formatMessage(copy.balance, { coins: balance })}
      </p>
      {debt > 0 && <p className="notice notice--info">{formatMessage(copy.debt, { coins: formatCoins(debt) })}</p>}
      <p>
        <a className="button button--small" href={way.href}>
          {way.label}
        </a>
      </p>
    </>
  );
}
