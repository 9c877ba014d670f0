import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import { atom } from 'nanostores';
import { coinsEndpoint } from '../lib/coins.build.ts';
import { createPagedList, noFilter } from './paged-list.ts';
import { readInSession } from './session-reads.ts';

/** Numbers of coins: `balance` can be spent, `debt` will be deducted from future earnings. At least one of the two is 0. */
export interface CoinTotals {
  balance: number;
  debt: number;
}

/** Undefined until the first page of entries has loaded, and after that page has failed to load. */
export const $coinTotals = atom<CoinTotals | undefined>();

/** The donor's own ledger, newest first. */
export const coinEntries = createPagedList<undefined, CoinEntry>(async (_, after) => {
  const { data } = await readInSession(coinsEndpoint, { query: { after } }).catch((error) => {
    // If only a later page fails, the totals that came with an earlier page are still valid.
    if (!after) $coinTotals.set(undefined);
    throw error;
  });
  const { entries, next, ...totals } = data;
  $coinTotals.set(totals);
  return { result: entries, next };
}, noFilter);
