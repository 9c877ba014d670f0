import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Person } from '@kindcrate/contract/staff-people';
import type { Database } from '../database/database.ts';
import { type Cursor, type Page, pageSize } from '../paging/page.ts';
import { findKeyAfter, listAccountIds, listMatchingIds, listPeople } from './repository.ts';

/** Accounts that a search reads in one query, which takes about 30 ms, before other requests get their turn. */
const batchSize = 50_000;

interface Filter {
  /** Part of the email address or of the username. */
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

/** In batches, because PostgreSQL ends a query after five seconds, in which it reads fewer than ten million accounts. */
async function searchAccounts(
  database: Database,
  search: string,
  start: string | undefined,
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let after = start; ; await nextTurn()) {
    const upTo = await findKeyAfter(database, after, batchSize);
    ids.push(...(await listMatchingIds(database, { after, upTo }, search, limit - ids.length)));
    if (ids.length === limit || upTo === undefined) return ids;
    after = upTo;
  }
}
