import type { CollectionEntry } from 'astro:content';
import type { CoinEntry } from '@kindcrate/contract/coins';
import { interpolate } from '../../lib/interpolate.ts';
import { Time } from '../../ui/time/Time.tsx';
import { formatCoins } from './format-coins.ts';

interface Props {
  entry: CoinEntry;
  copy: Pick<CollectionEntry<'coins'>['data'], 'kinds' | 'reference'>;
}

/** One line of the ledger. */
export function CoinLine({ entry, copy }: Props) {
  const { amount, kind, createdAt, order, brand, reference } = entry;
  const subject = order?.itemsName ?? brand?.title ?? '';
  return (
    <p className="coin-line">
      <span className="coin-line__amount" data-kind={kind}>
        {formatCoins(amount, 'always')}
      </span>{' '}
      <span className="coin-line__words">
        {interpolate(copy.kinds[kind], { subject })}
        <span className="coin-line__note">
          <Time at={createdAt} withHour />
        </span>
        {reference && <span className="coin-line__note">{interpolate(copy.reference, { reference })}</span>}
      </span>
    </p>
  );
}
