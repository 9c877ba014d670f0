import type { CollectionEntry } from 'astro:content';
import { type CoinRule, coinsFor } from '@kindcrate/contract/coins';
import { interpolate } from '../../lib/interpolate.ts';

interface Props {
  /** Nothing while it is not known. */
  rule: CoinRule | undefined;
  copy: CollectionEntry<'coins'>['data']['rule'];
}

/** How coins are earned, if they are. */
export function EarningRule({ rule, copy }: Props) {
  if (!rule || coinsFor(rule, 1) === 0) return null;
  return (
    <section className="purse__rule" aria-labelledby="earning-rule">
      <h2 className="purse__title" id="earning-rule">
        {copy.title}
      </h2>
      <p>{interpolate(copy.text, rule)}</p>
    </section>
  );
}
