import type { CopyValues } from '@kindcrate/contract/copy-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { CopyDraftRow } from '../database/site-copy-rows.ts';

export interface Draft {
  revision: number;
  values: CopyValues;
  /** The username; null if the account was deleted. */
  by: string | null;
  actorId: string;
  at: string;
}

export async function findDraft(database: Database, page: string): Promise<Draft | undefined> {
  const row = await database
    .selectFrom('copy_drafts')
    .innerJoin('users', 'users.id', 'copy_drafts.actor_id')
    .select(['revision', 'content', 'actor_id', 'updated_at', 'users.username', 'users.deleted_at'])
    .where('page', '=', page)
    .executeTakeFirst();
  if (!row || row.content === null) return undefined;
  const by = row.deleted_at === null ? row.username : null;
  return { revision: row.revision, values: JSON.parse(row.content), by, actorId: row.actor_id, at: row.updated_at };
}

/** The names of the pages that have a draft. */
export async function listDraftedPages(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('copy_drafts').select('page').where('content', 'is not', null).execute();
  return new Set(rows.map(({ page }) => page));
}

/** A change to a draft. A change whose content is null removes the draft. */
interface DraftChange {
  page: string;
  /** The revision that the change is based on; 0 if there was no draft. */
  revision: number;
  content: string | null;
  actorId: string;
  now: Date;
}

/** @returns false when someone else has changed the draft. */
export async function replaceDraft(
  database: Database,
  { page, revision, content, actorId, now }: DraftChange,
): Promise<boolean> {
  const row = { page, content, actor_id: actorId, updated_at: now.toISOString() };
  const change = { ...row, revision: sql<number>`copy_drafts.revision + 1` };
  const changed =
    revision === 0
      ? await insertDraft(database, row, change)
      : await database
          .updateTable('copy_drafts')
          .set(change)
          .where('page', '=', page)
          .where('revision', '=', revision)
          .where('content', 'is not', null)
          .returning('revision')
          .executeTakeFirst();
  return changed !== undefined;
}

/** Inserts the row, or updates it if it is left over from an earlier draft. */
function insertDraft(
  database: Database,
  row: Omit<CopyDraftRow, 'revision'>,
  change: Omit<CopyDraftRow, 'revision'> & { revision: RawBuilder<number> },
) {
  return database
    .insertInto('copy_drafts')
    .values({ ...row, revision: 1 })
    .onConflict((conflict) => conflict.column('page').doUpdateSet(change).where('copy_drafts.content', 'is', null))
    .returning('revision')
    .executeTakeFirst();
}
