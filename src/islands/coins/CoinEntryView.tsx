import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import { formatMessage } from '@kindcrate/contract/message-format';
import { Time } from '../../ui/time/Time.tsx';
import type { CoinsCopy } from './copy.ts';
import { formatCoins } from './format-coins.ts';

interface Props {
  entry: CoinEntry;
  copy: Pick<CoinsCopy, 'kinds' | 'reference'>;
}

/** One entry of the ledger. */
export function CoinEntryView({ entry, copy }: Props) {
  const { amount, kind, createdAt, order, brand, reference } = entry;
  const subject = order?.itemsName ?? brand?.title ?? '';
  return (
    <p className="coin-entry">
      <span className="coin-entry__amount" data-kind={kind}>
        {formatCoins(amount, 'always')}
      </span>{' '}
      <span className="coin-entry__text">
        {formatMessage(copy.kinds[kind], { subject })}
        <span className="coin-entry__note">
          <Time at={createdAt} showsTime />
        </span>
        {reference && <span className="coin-entry__note">{formatMessage(copy.reference, { reference })}</span>}
      </span>
    </p>
  );
}
