import type { AuditEntry } from '@kindcrate/contract/audit';
import { sql } from 'kysely';
import { isOlderThan } from '../database/older-than.ts';
import type { Database } from '../database/open-database.ts';
import type { Place } from '../paging/cursor.ts';
import { mapPage, type Page, pageSize, placeInTime, takePage } from '../paging/page.ts';

/** A page of the trail, newest first. */
export async function listActs(database: Database, after: Place | undefined): Promise<Page<AuditEntry>> {
  const rows = await acts(database)
    .$call((query) => (after ? query.where(isOlderThan('act', after)) : query))
    .orderBy('act.created_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, placeInTime), toEntry);
}

const title = sql<string | null>`
  coalesce(
    brands.title, organizations.title, donation_cards.title, orders.items_name,
    nullif(complaints.subject, ''), complaints.name, donor.username
  )
`;

function acts(database: Database) {
  return withSubjects(database)
    .innerJoin('users as actor', 'actor.id', 'act.actor_id')
    .select(['act.id', 'act.actor_id', 'actor.username', 'act.action', 'act.subject_kind', 'act.subject_id'])
    .select(['act.detail', 'act.created_at'])
    .select(title.as('title'));
}

/** Joins what each act was done to: one of the tables has it, the one that the act names. */
function withSubjects(database: Database) {
  return database
    .selectFrom('audit_entries as act')
    .leftJoin('brands', (join) => join.onRef('brands.id', '=', 'act.subject_id').on('act.subject_kind', '=', 'brand'))
    .leftJoin('organizations', (join) =>
      join.onRef('organizations.id', '=', 'act.subject_id').on('act.subject_kind', '=', 'organization'),
    )
    .leftJoin('donation_cards', (join) =>
      join.onRef('donation_cards.id', '=', 'act.subject_id').on('act.subject_kind', '=', 'donation card'),
    )
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'act.subject_id').on('act.subject_kind', '=', 'order'))
    .leftJoin('complaints', (join) =>
      join.onRef('complaints.id', '=', 'act.subject_id').on('act.subject_kind', '=', 'message'),
    )
    .leftJoin('users as donor', (join) =>
      join.onRef('donor.id', '=', 'act.subject_id').on('act.subject_kind', '=', 'donor'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof acts>['execute']>>[number];

function toEntry(row: Row): AuditEntry {
  return {
    _id: row.id,
    actor: { _id: row.actor_id, username: row.username },
    action: row.action,
    subject: { kind: row.subject_kind, _id: row.subject_id, title: row.title },
    detail: row.detail,
    createdAt: row.created_at,
  };
}
