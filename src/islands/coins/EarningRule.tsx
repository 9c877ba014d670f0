import type { CoinRule } from '@kindcrate/contract/coins';
import { coinsFor } from '@kindcrate/contract/coins-earned';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { EarningRuleCopy } from './copy.ts';

interface Props {
  rule: CoinRule | undefined;
  copy: EarningRuleCopy;
}

/** Explains how coins are earned. Renders nothing until the rule has loaded, or if donations earn no coins. */
export function EarningRule({ rule, copy }: Props) {
  if (!rule || coinsFor(rule, 1) === 0) return null;
  return (
    <section className="coin-history__rule" aria-label={copy.title}>
      <h2 className="coin-history__title">{copy.title}</h2>
      <p>{formatMessage(copy.text, { ...rule, maxPerOrder: rule.most })}</p>
    </section>
  );
}
