import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Person } from '@kindcrate/contract/staff-people';
import type { Database } from '../database/database.ts';
import { findRarestMatches } from '../database/rarest-matches.ts';
import { parseSearch, type SearchTerm } from '../database/search-words.ts';
import { type Cursor, type Page, pageSize } from '../paging/page.ts';
import {
  findKeyAfter,
  listAccountIds,
  listIdsAmong,
  listMatchingIds,
  listPeople,
  selectMatchingIds,
} from './repository.ts';

/** The number of accounts that a search for common words reads in one query, before other requests get their turn. */
const batchSize = 5_000;

interface Filter {
  /** Beginnings of words in the email address, the username or the phone number; see `parseSearch`. */
  q?: string | undefined;
  after?: Cursor | undefined;
}

/** One page of accounts, sorted by email address, without those that were deleted. */
export async function findPeople(database: Database, { q, after }: Filter): Promise<Page<Person>> {
  const limit = pageSize + 1;
  const ids = q
    ? await searchAccounts(database, q, after?.key, limit)
    : await listAccountIds(database, { after: after?.key }, limit);
  return listPeople(database, ids);
}

async function searchAccounts(
  database: Database,
  search: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const terms = parseSearch(search);
  if (!terms.length) return [];
  const rarest = await findRarestMatches(terms, (term, max) => selectMatchingIds(database, term, max).execute());
  return rarest ? listIdsAmong(database, { after }, rarest, limit) : searchInBatches(database, terms, after, limit);
}

/** Reads in batches, because a query may take at most five seconds on PostgreSQL, which is not enough to read ten million accounts. */
async function searchInBatches(
  database: Database,
  terms: readonly SearchTerm[],
  start: string | undefined,
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let after = start; ; await nextTurn()) {
    const upTo = await findKeyAfter(database, after, batchSize);
    ids.push(...(await listMatchingIds(database, { after, upTo }, terms, limit - ids.length)));
    if (ids.length === limit || upTo === undefined) return ids;
    after = upTo;
  }
}
