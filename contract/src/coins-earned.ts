// Separate from coins.ts, so that a page that shows coins does not load the code that checks replies.

import type { CoinRule } from './coins.ts';

/**
 * Returns the coins that an order earns.
 * @param quantity the pieces received, or for a quote the pieces offered
 */
export function coinsFor({ perOrder, perItem, most: maxPerOrder }: CoinRule, quantity: number): number {
  return Math.min(maxPerOrder, perOrder + perItem * quantity);
}
