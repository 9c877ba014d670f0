import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditEntry, AuditSubject } from '@kindcrate/contract/audit';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AuditEntryRow } from '../database/log-rows.ts';
import { type Cursor, isOlderThan, mapPage, type Page, pageSize, takePage, timeCursor } from '../paging/page.ts';

/** An action of a member of staff or of the nightly job, and its subject. */
export interface NewAuditEntry extends Pick<AuditEntryRow, 'actor_id' | 'subject_kind' | 'subject_id'> {
  action: AuditAction;
  detail?: string;
}

/** Call this in the transaction of the action itself, so that neither is stored without the other. */
export async function addAuditEntry(
  transaction: Database,
  { detail = '', ...entry }: NewAuditEntry,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('audit_entries')
    .values({ id: randomUUID(), ...entry, detail, created_at: now.toISOString() })
    .execute();
}

interface Redaction {
  subjectKind: AuditSubject;
  subjectIds: readonly string[];
  /** Shortens a detail to the beginning that may stay. */
  shorten: (detail: string) => string;
  now: Date;
}

/**
 * Cuts off the end of the detail of every entry about one of the subjects. The database allows this once for each entry, and
 * no other change.
 */
export async function redactAuditEntries(
  database: Database,
  { subjectKind, subjectIds, shorten, now }: Redaction,
): Promise<void> {
  if (!subjectIds.length) return;
  const entries = await database
    .selectFrom('audit_entries')
    .select(['id', 'detail'])
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', 'in', subjectIds)
    .where('redacted_at', 'is', null)
    .where('detail', '<>', '')
    .execute();
  for (const entry of entries) {
    const detail = shorten(entry.detail);
    if (detail === entry.detail) continue;
    const changes = { detail, redacted_at: now.toISOString() };
    await database.updateTable('audit_entries').set(changes).where('id', '=', entry.id).execute();
  }
}

/**
 * The actions of staff on an account, newest first. The subject kind `donor` stands for every account, whatever its
 * role.
 */
export async function listEntriesAboutAccount(
  database: Database,
  userId: string,
): Promise<Pick<AuditEntryRow, 'action' | 'detail' | 'created_at'>[]> {
  return database
    .selectFrom('audit_entries')
    .select(['action', 'detail', 'created_at'])
    .where('subject_kind', '=', 'donor')
    .where('subject_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One page of the audit log, newest first. */
export async function listAuditEntries(database: Database, after: Cursor | undefined): Promise<Page<AuditEntry>> {
  const rows = await selectEntries(database)
    .$call((query) => (after ? query.where(isOlderThan('entry', after)) : query))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, timeCursor), toAuditEntry);
}

/** The title of the joined subject. A contact message without a subject line goes by its sender's name. */
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
