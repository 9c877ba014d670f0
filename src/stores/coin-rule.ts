import { type CoinRule, getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { atom, onMount } from 'nanostores';
import { publicRequest } from '../lib/public-request.ts';

/** What goods earn when they arrive; unknown until the API has said it, and when it cannot be had, which is logged. */
export const $coinRule = atom<CoinRule | undefined>();

async function load(): Promise<void> {
  try {
    $coinRule.set((await publicRequest(getCoinRuleEndpoint)).data);
  } catch (error) {
    console.error(error);
  }
}

onMount($coinRule, () => {
  if (typeof window !== 'undefined' && !$coinRule.value) void load();
});
