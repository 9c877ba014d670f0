import { type CoinRule, coinsFor } from '@kindcrate/contract/coins';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { EarningRuleCopy } from './copy.ts';

interface Props {
  /** Nothing while it is not known. */
  rule: CoinRule | undefined;
  copy: EarningRuleCopy;
}

/** How coins are earned, if they are. */
export function EarningRule({ rule, copy }: Props) {
  if (!rule || coinsFor(rule, 1) === 0) return null;
  return (
    <section className="purse__rule" aria-labelledby="earning-rule">
      <h2 className="purse__title" id="earning-rule">
        {copy.title}
      </h2>
      <p>{formatMessage(copy.text, rule)}</p>
    </section>
  );
}
