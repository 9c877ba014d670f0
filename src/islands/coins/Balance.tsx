import { formatMessage } from '@kindcrate/contract/message-format';
import type { CoinTotals } from '../../stores/coins.ts';
import type { CoinsCopy } from './copy.ts';
import { formatCoins } from './format-coins.ts';

interface Props {
  /** Undefined until the first page of the ledger has loaded. */
  totals: CoinTotals | undefined;
  copy: CoinsCopy;
}

/** How many coins the donor can spend, with a link to spend or to earn some. */
export function Balance({ totals, copy }: Props) {
  if (!totals) {
    return (
      <>
        <p className="coin-history__balance" aria-hidden="true">
          <span className="coin-history__number" />
        </p>
        {/* Reserves the height of the link, whose target and label are not known yet. */}
        <p className="coin-history__link-placeholder">
          <span className="button button--small">{copy.give.label}</span>
        </p>
      </>
    );
  }
  const { balance, debt } = totals;
  const link = balance > 0 ? copy.spend : copy.give;
  return (
    <>
      <p className="coin-history__balance">
        <span className="coin-history__number">{formatCoins(balance)}</span>{' '}
        {formatMessage(copy.balance, { coins: balance })}
      </p>
      {debt > 0 && <p className="notice notice--info">{formatMessage(copy.debt, { coins: formatCoins(debt) })}</p>}
      <p>
        <a className="button button--small" href={link.href}>
          {link.label}
        </a>
      </p>
    </>
  );
}
