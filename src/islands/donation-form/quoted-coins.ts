import type { CoinRule } from '@kindcrate/contract/coins';
import { coinsFor } from '@kindcrate/contract/coins-earned';
import { quantity } from '@kindcrate/contract/fields';

const quantityStruct = quantity();

/**
 * The coins that an order would earn if all of its goods arrive.
 * @param typed the value of the quantity field
 * @returns undefined if the value is not a valid quantity, or if the order would earn no coins
 */
export function quotedCoins(rule: CoinRule, typed: string): number | undefined {
  const [problem, pieces] = quantityStruct.validate(typed, { coerce: true });
  if (problem) return undefined;
  return coinsFor(rule, pieces) || undefined;
}
