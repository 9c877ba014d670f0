import { type CoinRule, coinsFor } from '@kindcrate/contract/coins';
import { quantity } from '@kindcrate/contract/fields';

const pieces = quantity();

/**
 * The coins that goods would earn if all of them arrive.
 * @param typed what stands in the field of the quantity
 * @returns nothing when that is no quantity, and when goods earn nothing
 */
export function quotedCoins(rule: CoinRule, typed: string): number | undefined {
  const [problem, quantity] = pieces.validate(typed, { coerce: true });
  return problem ? undefined : coinsFor(rule, quantity) || undefined;
}
