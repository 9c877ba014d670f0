import { type CoinEntry, listCoinsEndpoint } from '@kindcrate/contract/coins';
import { atom } from 'nanostores';
import { createPagedList } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** In coins: what can be spent, and what a reversal has yet to take back. At most one of the two is not 0. */
export interface CoinTotals {
  balance: number;
  debt: number;
}

/** Unknown until the first page of entries has loaded, and when it fails to. */
export const $coinTotals = atom<CoinTotals | undefined>();

/** The donor's own ledger, newest first. */
export const coinEntries = createPagedList<undefined, CoinEntry>(
  async (_, after) => {
    const { data } = await requestInSession(listCoinsEndpoint, { query: { after } }).catch((error) => {
      // A later page that fails leaves the totals of an earlier one right.
      if (!after) $coinTotals.set(undefined);
      throw error;
    });
    $coinTotals.set({ balance: data.balance, debt: data.debt });
    return { result: data.entries, next: data.next };
  },
  () => undefined,
);
