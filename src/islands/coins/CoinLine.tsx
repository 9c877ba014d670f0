import type { CollectionEntry } from 'astro:content';
import type { CoinEntry } from '@kindcrate/contract/coins';
import { Time } from '../time/Time.tsx';

interface Props {
  entry: CoinEntry;
  copy: CollectionEntry<'coins'>['data'];
}

/** One line of the ledger. */
export function CoinLine({ entry, copy }: Props) {
  const { amount, kind, createdAt, order, brand } = entry;
  const subject = order?.itemsName ?? brand?.title ?? '';
  return (
    <p className="coin-line">
      <span className="coin-line__amount" data-kind={kind}>
        {signed(amount)}
      </span>
      <span className="coin-line__words">
        {copy.kinds[kind].replace('{subject}', () => subject)}
        <span className="coin-line__time">
          <Time at={createdAt} withHour />
        </span>
      </span>
    </p>
  );
}

/** With its sign, as the reader's language writes it. */
function signed(amount: number): string {
  const language = globalThis.document?.documentElement.lang;
  return new Intl.NumberFormat(language, { signDisplay: 'always' }).format(amount);
}
