import type { StaffThread, ThreadFilter } from '@kindcrate/contract/staff-threads';
import type { UnreadThread } from '@kindcrate/contract/threads';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { colleagueName } from '../orders/colleague-repository.ts';
import { type Cursor, mapPage, type Page, pageSize, takePage } from '../paging/page.ts';

/** Characters of the latest message that a list shows: enough to fill one line. */
const maxTextLength = 120;

export interface ThreadQuery {
  show: ThreadFilter;
  /** Limits the list to threads about the orders of this organization. */
  organizationId: string | undefined;
  /** The person who reads the list. */
  userId: string;
  after?: Cursor | undefined;
}

/**
 * One page of the desk's threads. A list of unanswered threads begins with the one that has waited longest, and any other list with
 * the one that has the newest message.
 */
export async function listThreads(database: Database, query: ThreadQuery): Promise<Page<StaffThread>> {
  const rows = await selectThreadPage(database, query)
    .limit(pageSize + 1)
    .execute();
  const page = takePage(rows, ({ id, key }) => ({ key: key ?? '', id }));
  const threads = await readThreads(
    database,
    rows.map(({ id }) => id),
    query.organizationId,
  );
  const { entries, next } = mapPage(page, ({ id }) => threads.get(id));
  return { entries: entries.flatMap((thread) => thread ?? []), next };
}

/** Selects only ids and sort keys, so that an index is enough. */
export function selectThreadPage(database: Database, { show, organizationId, userId, after }: ThreadQuery) {
  const isUnanswered = show === 'unanswered';
  const column = isUnanswered ? 'waiting_since' : 'last_at';
  const direction = isUnanswered ? 'asc' : 'desc';
  const isAfterCursor = ({ key, id }: Cursor) =>
    isUnanswered
      ? sql<boolean>`(threads.waiting_since, threads.id) > (${key}, ${id})`
      : sql<boolean>`(threads.last_at, threads.id) < (${key}, ${id})`;
  return database
    .selectFrom('threads')
    .select(['threads.id', `threads.${column} as key`])
    .$if(isUnanswered, (threads) => threads.where('waiting_since', 'is not', null))
    .$if(show === 'mine', (threads) => threads.where('assigned_to', '=', userId))
    .$if(organizationId !== undefined, (threads) => threads.where('organization_id', '=', organizationId ?? ''))
    .$call((threads) => (after ? threads.where(isAfterCursor(after)) : threads))
    .orderBy(column, direction)
    .orderBy('threads.id', direction);
}

/** Counts the threads that wait for an answer. @param organizationId if given, only threads about this organization's orders count */
export async function countWaitingThreads(database: Database, organizationId?: string): Promise<number> {
  const { count } = await database
    .selectFrom('threads')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('waiting_since', 'is not', null)
    .$if(organizationId !== undefined, (threads) => threads.where('organization_id', '=', organizationId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Reads threads as the desk lists them, by id.
 * @param organizationId the organization of a volunteer, who may not know who else works at the desk; undefined for staff
 */
export async function readThreads(
  database: Database,
  ids: readonly string[],
  organizationId: string | undefined,
): Promise<Map<string, StaffThread>> {
  if (!ids.length) return new Map();
  const rows = await selectThreads(database).where('threads.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toThread(row, organizationId)]));
}

/** The number of unread messages. A contact message is the first message of its thread, but is not in `thread_messages`. */
const unreadCount = sql<number | string>`(
  select count(*) from thread_messages as message
  where message.thread_id = threads.id and message.sequence > threads.desk_read and message.from_desk = 0
) + case when threads.complaint_id is not null and threads.desk_read = 0 then 1 else 0 end`;

function selectThreads(database: Database) {
  return database
    .selectFrom('threads')
    .leftJoin('complaints', 'complaints.id', 'threads.complaint_id')
    .leftJoin('orders', 'orders.id', 'threads.order_id')
    .leftJoin('users as donor', 'donor.id', 'orders.user_id')
    .leftJoin('organizations', 'organizations.id', 'threads.organization_id')
    .leftJoin('users as assignee', 'assignee.id', 'threads.assigned_to')
    .leftJoin('thread_messages as last', (join) =>
      join.onRef('last.thread_id', '=', 'threads.id').onRef('last.sequence', '=', 'threads.length'),
    )
    .select(['threads.id', 'threads.order_id', 'threads.last_at', 'threads.waiting_since', 'threads.assigned_to'])
    .select(['complaints.subject', 'complaints.name', 'orders.items_name', 'donor.username'])
    .select(['threads.organization_id', 'organizations.title', 'assignee.username as assignee'])
    .select(['assignee.role', 'assignee.organization_id as workplace', 'assignee.deleted_at'])
    .select(sql<string>`substr(coalesce(last.text, complaints.message, ''), 1, ${sql.lit(maxTextLength)})`.as('text'))
    .select(unreadCount.as('unread'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number];

const toThread = (row: Row, organizationId: string | undefined): StaffThread => ({
  _id: row.id,
  kind: row.order_id === null ? 'contact' : 'order',
  title: row.items_name ?? row.subject ?? '',
  from: row.username ?? row.name ?? '',
  organization: row.organization_id === null ? null : { _id: row.organization_id, title: row.title ?? '' },
  text: row.text,
  lastAt: row.last_at,
  waitingSince: row.waiting_since,
  unread: Number(row.unread),
  assignee: row.assigned_to === null ? null : { _id: row.assigned_to, username: nameOf(row, organizationId) },
});

function nameOf({ assignee, role, workplace, deleted_at }: Row, organizationId: string | undefined): string | null {
  if (assignee === null || role === null) return null;
  return colleagueName({ username: assignee, role, organization_id: workplace, deleted_at }, organizationId);
}

/** A donor's orders that have unread messages; those with the newest messages come first. */
export async function listUnreadThreads(database: Database, userId: string, limit: number): Promise<UnreadThread[]> {
  const rows = await database
    .selectFrom('orders')
    .innerJoin('threads', 'threads.order_id', 'orders.id')
    .innerJoin('thread_messages as message', (join) =>
      join
        .onRef('message.thread_id', '=', 'threads.id')
        .onRef('message.sequence', '>', 'threads.donor_read')
        .on('message.from_desk', '=', 1),
    )
    .select(['orders.id', 'orders.items_name', 'threads.last_at'])
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('orders.user_id', '=', userId)
    .groupBy(['orders.id', 'orders.items_name', 'threads.last_at'])
    .orderBy('threads.last_at', 'desc')
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ _id: row.id, itemsName: row.items_name, unread: Number(row.unread) }));
}
