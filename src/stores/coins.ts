import { type CoinEntry, listCoinsEndpoint } from '@kindcrate/contract/coins';
import { atom } from 'nanostores';
import { createPages } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** In coins: what may be spent, and what an earlier reversal still takes. One of the two is 0. */
export interface Sums {
  balance: number;
  debt: number;
}

/** Unknown until the first entries are there, and when they cannot be had. */
export const $sums = atom<Sums | undefined>();

/** The donor's own ledger, newest first. */
export const coinEntries = createPages<undefined, CoinEntry>(
  async (_, after) => {
    const { data } = await requestInSession(listCoinsEndpoint, { query: { after } }).catch((error) => {
      // What follows a page that is there does not change what that page said.
      if (!after) $sums.set(undefined);
      throw error;
    });
    $sums.set({ balance: data.balance, debt: data.debt });
    return { result: data.entries, next: data.next };
  },
  () => undefined,
);
