import { type CoinRule, coinsFor } from '@kindcrate/contract/coins';
import { quantity } from '@kindcrate/contract/fields';

const pieces = quantity();

/**
 * The coins that an order would earn if all of its goods arrive.
 * @param typed the value of the quantity field
 * @returns undefined if that is not a quantity, or if it would earn no coins
 */
export function quotedCoins(rule: CoinRule, typed: string): number | undefined {
  const [problem, quantity] = pieces.validate(typed, { coerce: true });
  return problem ? undefined : coinsFor(rule, quantity) || undefined;
}
