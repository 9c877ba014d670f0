import { type CoinEntry, listCoins } from '@kindcrate/contract/coins';
import { atom } from 'nanostores';
import { requestAsDonor } from './donor-calls.ts';
import { createPages } from './key-pages.ts';

/** What the donor may spend, and what an earlier reversal still takes; unknown until the first entries are there. */
export const $balance = atom<{ balance: number; debt: number } | undefined>(undefined);

/** The donor's own ledger, newest first. */
export const coinEntries = createPages<undefined, CoinEntry>(
  async (_, after) => {
    const { data } = await requestAsDonor(listCoins, { query: { after } });
    $balance.set({ balance: data.balance, debt: data.debt });
    return { result: data.entries, next: data.next };
  },
  () => undefined,
);
