import type { StaffThread } from '@kindcrate/contract/staff-threads';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isMessageFrom } from '../messages/repository.ts';
import { type Cursor, mapPage, type Page, pageSize, takePage } from '../paging/page.ts';
import { readThreads } from '../threads/list-repository.ts';

interface Query {
  userId: string;
  /** The person's email in lowercase, for comparison; undefined if it is not confirmed. */
  emailKey: string | undefined;
  after: Cursor | undefined;
}

/** One page of the threads about a person's orders and contact messages, sorted by their latest message, newest first. */
export async function listThreadsOf(database: Database, query: Query): Promise<Page<StaffThread>> {
  const rows = await selectThreadsOf(database, query).execute();
  const page = takePage(rows, ({ id, last_at: key }) => ({ key, id }));
  const ids = page.entries.map(({ id }) => id);
  const threads = await readThreads(database, ids, undefined);
  const { entries, next } = mapPage(page, ({ id }) => threads.get(id));
  // A thread that was deleted between the two queries is missing.
  return { entries: entries.flatMap((thread) => thread ?? []), next };
}

export function selectThreadsOf(database: Database, { userId, emailKey, after }: Query) {
  const threads = database.selectFrom('threads').select(['threads.id', 'threads.last_at']);
  const aboutOrders = threads.innerJoin('orders', 'orders.id', 'threads.order_id').where('orders.user_id', '=', userId);
  const all =
    emailKey === undefined
      ? aboutOrders
      : aboutOrders.unionAll(
          threads.innerJoin('complaints', 'complaints.id', 'threads.complaint_id').where(isMessageFrom(emailKey)),
        );
  return database
    .selectFrom(all.as('threads'))
    .select(['threads.id', 'threads.last_at'])
    .$call((query) =>
      after ? query.where(sql<boolean>`(threads.last_at, threads.id) < (${after.key}, ${after.id})`) : query,
    )
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id', 'desc')
    .limit(pageSize + 1);
}
