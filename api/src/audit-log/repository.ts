import type { AuditAction, AuditEntry } from '@kindcrate/contract/audit';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Period } from '../database/period.ts';
import type { Schema } from '../database/schema.ts';
import { type Cursor, isOlderThan, mapPage, type Page, takePage, timeCursor } from '../paging/page.ts';

/** Which entries to list. A part that is left out matches every entry. */
export interface EntryFilter {
  actorId?: string | undefined;
  /** The id of an account that entries are about. */
  personId?: string | undefined;
  orderIds?: readonly string[] | undefined;
  action?: AuditAction | undefined;
  period?: Period;
}

interface PageOptions {
  after: Cursor | undefined;
  size: number;
}

/** One page of the audit log, newest first. */
export async function listAuditEntries(
  database: Database,
  filter: EntryFilter,
  { after, size }: PageOptions,
): Promise<Page<AuditEntry>> {
  const rows = await selectPage(database, filter, { after, size }).execute();
  return mapPage(takePage(rows, timeCursor, size), toAuditEntry);
}

/** Each part of the filter has an index that ends with the columns of the sort order, so the database does not have to sort. */
export function selectPage(database: Database, filter: EntryFilter, { after, size }: PageOptions) {
  return selectEntries(database)
    .where(matches(filter))
    .$call((query) => (after ? query.where(isOlderThan('entry', after)) : query))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(size + 1);
}

function matches({ actorId, personId, orderIds, action, period: { from, until } = {} }: EntryFilter) {
  return ({ and, eb }: ExpressionBuilder<Schema & { entry: Schema['audit_entries'] }, 'entry'>) =>
    and([
      ...(actorId === undefined ? [] : [eb('entry.actor_id', '=', actorId)]),
      ...(action === undefined ? [] : [eb('entry.action', '=', action)]),
      ...(personId === undefined
        ? []
        : [eb('entry.subject_kind', '=', 'donor'), eb('entry.subject_id', '=', personId)]),
      ...(orderIds === undefined
        ? []
        : [eb('entry.subject_kind', '=', 'order'), eb('entry.subject_id', 'in', orderIds)]),
      ...(from === undefined ? [] : [eb('entry.created_at', '>=', from)]),
      ...(until === undefined ? [] : [eb('entry.created_at', '<', until)]),
    ]);
}

/** The title of the joined subject. A contact message without a subject line is listed under its sender's name. */
const title = sql<string | null>`
  coalesce(
    brands.title, organizations.title, donation_cards.title, orders.items_name,
    nullif(complaints.subject, ''), complaints.name, person.username, nullif(invitations.email, ''),
    needs.words, need_categories.title, saved_texts.title,
    case when entry.subject_kind = 'copy' then entry.subject_id end
  )
`;

function selectEntries(database: Database) {
  return withSubjects(database)
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select(['entry.id', 'entry.actor_id', 'actor.username', 'entry.action', 'entry.subject_kind', 'entry.subject_id'])
    .select(['entry.detail', 'entry.created_at'])
    .select(title.as('title'));
}

/**
 * Joins every table that a subject can come from; the entry's `subject_kind` says which table contains it.
 * The kind `donor` stands for every account, whatever its role.
 */
function withSubjects(database: Database) {
  return database
    .selectFrom('audit_entries as entry')
    .leftJoin('brands', (join) =>
      join.onRef('brands.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'brand'),
    )
    .leftJoin('organizations', (join) =>
      join.onRef('organizations.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'organization'),
    )
    .leftJoin('donation_cards', (join) =>
      join.onRef('donation_cards.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'donation card'),
    )
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'order'),
    )
    .leftJoin('complaints', (join) =>
      join.onRef('complaints.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'message'),
    )
    .leftJoin('users as person', (join) =>
      join.onRef('person.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'donor'),
    )
    .leftJoin('invitations', (join) =>
      join.onRef('invitations.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'invitation'),
    )
    .leftJoin('needs', (join) => join.onRef('needs.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'need'))
    .leftJoin('saved_texts', (join) =>
      join.onRef('saved_texts.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'saved text'),
    )
    .leftJoin('need_categories', (join) =>
      join.onRef('need_categories.id', '=', 'entry.subject_id').on('entry.subject_kind', '=', 'need category'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function toAuditEntry(row: Row): AuditEntry {
  return {
    _id: row.id,
    actor: toActor(row),
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id, title: row.title },
    detail: row.detail,
    createdAt: row.created_at,
  };
}

function toActor({ actor_id, username }: Row): AuditEntry['actor'] {
  return actor_id === null || username === null ? null : { _id: actor_id, username };
}
