import { formatMessage } from '@kindcrate/contract/message-format';
import type { YearlyStatement } from '@kindcrate/contract/statements';
import { formatMoneyWithCode } from '../../lib/money.ts';
import type { StatementCopy } from './copy.ts';

interface Props {
  statement: Pick<YearlyStatement, 'coins' | 'coinValue'>;
  copy: Pick<StatementCopy, 'coins' | 'coinValue' | 'noCoinValue' | 'noCoins'>;
}

/** What the donor got in return, and its estimated value. */
export function CoinsInReturn({ statement: { coins, coinValue }, copy }: Props) {
  if (coins === 0) return <p>{copy.noCoins}</p>;
  const value = coinValue ? formatMessage(copy.coinValue, { value: formatMoneyWithCode(coinValue) }) : copy.noCoinValue;
  return (
    <p>
      {formatMessage(copy.coins, { coins })} {value}
    </p>
  );
}
