import type { CoinRule } from '@kindcrate/contract/coins';
import { coinsFor } from '@kindcrate/contract/coins-earned';
import { quantity } from '@kindcrate/contract/fields';
import { countPieces } from '@kindcrate/contract/item-lists';

const quantityStruct = quantity();

/**
 * The coins that an order would earn if all of its goods arrive.
 * @param typed the values of the quantity fields; those that are not valid yet are left out
 * @returns undefined if no value is a valid quantity, or if the order would earn no coins
 */
export function quotedCoins(rule: CoinRule, typed: readonly string[]): number | undefined {
  const quantities = typed.flatMap((text) => {
    const [problem, pieces] = quantityStruct.validate(text, { coerce: true });
    return problem ? [] : [{ quantity: pieces }];
  });
  return (quantities.length && coinsFor(rule, countPieces(quantities))) || undefined;
}
