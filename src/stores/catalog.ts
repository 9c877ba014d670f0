import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { type Atom, atom, onMount } from 'nanostores';
import { publicRequest } from '../lib/public-request.ts';
import { cacheForVisit, readVisitCache } from './visit-cache.ts';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: T[] };

export interface List<T> {
  $items: Atom<Loaded<T>>;
  /** Asks again, whatever is there. */
  reload: () => Promise<void>;
}

/** The organizations that take goods. */
export const organizations = list(listOrganizationsEndpoint, ({ result }) => result);

/** The brands that take coins. */
export const brands = list(listBrandsEndpoint, ({ result }) => result);

/** What is needed; the first is the one that pages feature. */
export const donationCards = list(listDonationCardsEndpoint, ({ data }) => data);

/**
 * A list of the API that is requested when somebody first looks at it, once a visit: other pages of the same tab find it
 * again. A failure is logged, and leaves the state `failed`.
 */
function list<C extends Endpoint, T>(call: C, itemsOf: (reply: ReplyOf<C>) => T[]): List<T> {
  const $items = atom<Loaded<T>>({ state: 'loading' });

  async function reload() {
    $items.set({ state: 'loading' });
    try {
      const reply = await publicRequest(call);
      cacheForVisit(call.path, reply);
      $items.set({ state: 'ready', items: itemsOf(reply) });
    } catch (error) {
      console.error(error);
      $items.set({ state: 'failed' });
    }
  }

  onMount($items, () => {
    if (typeof window === 'undefined' || $items.value?.state === 'ready') return;
    const reply = readVisitCache(call.path, call.reply);
    if (reply) $items.set({ state: 'ready', items: itemsOf(reply) });
    else void reload();
  });
  return { $items, reload };
}
