import type { CoinRule } from '@kindcrate/contract/coins';
import type { Environment } from '../config/environment.ts';

/** What goods earn when they are received. */
export function coinRuleOf({ COINS_PER_ORDER, COINS_PER_ITEM, COINS_MOST }: Environment): CoinRule {
  return { perOrder: COINS_PER_ORDER, perItem: COINS_PER_ITEM, most: COINS_MOST };
}
