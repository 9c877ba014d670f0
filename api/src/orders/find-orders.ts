import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/open-database.ts';
import type { Place } from '../paging/cursor.ts';
import { placeInTime, takePage } from '../paging/page.ts';
import { findOrderKey, listOrderKeys, type OrderKey } from './queue-repository.ts';
import { isOrderNumber, listFoundKeys, listKeysOfNumber } from './search-repository.ts';

/** Orders that a search reads at a stretch, before it lets others have their turn: some milliseconds. */
const stretch = 2_000;
/** Stretches that one request goes on for: well below a second. */
const mostStretches = 60;

export interface FoundPage {
  ids: string[];
  /** Where to go on; nothing when there is no more. */
  next: Place | undefined;
}

/** A page of the orders that fit. A search ends after 120,000 orders, with what it found, and can be gone on with. */
export async function findOrders(
  database: Database,
  filter: OrderFilter,
  after: Place | undefined,
  size: number,
): Promise<FoundPage> {
  if (filter.q !== undefined) return searchOrders(database, filter, filter.q, after, size);
  const { entries, next } = takePage(await listOrderKeys(database, filter, after, size + 1), placeInTime, size);
  return { ids: toIds(entries), next };
}

async function searchOrders(
  database: Database,
  filter: OrderFilter,
  words: string,
  after: Place | undefined,
  size: number,
): Promise<FoundPage> {
  if (!after && isOrderNumber(words)) {
    const named = await listKeysOfNumber(database, filter, words, size);
    if (named.length) return { ids: toIds(named), next: undefined };
  }
  const found: OrderKey[] = [];
  let place = after;
  for (let walked = 0; walked < mostStretches; walked++) {
    const end = await findOrderKey(database, filter, place, stretch);
    const upTo = end && placeInTime(end);
    found.push(...(await listFoundKeys(database, filter, { after: place, upTo }, words, size + 1 - found.length)));
    const { entries, next } = takePage(found, placeInTime, size);
    if (next || !upTo) return { ids: toIds(entries), next };
    place = upTo;
    await nextTurn();
  }
  return { ids: toIds(found), next: place };
}

const toIds = (keys: OrderKey[]) => keys.map(({ id }) => id);
