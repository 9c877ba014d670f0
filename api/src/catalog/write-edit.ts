import type { AuditAction, AuditSubject } from '@kindcrate/contract/audit';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Effects } from '../transact.ts';
import { type EntryColumns, type EntryTable, updateChangeTime, updateEntry } from './entry-repository.ts';

/** Which entry is edited, and by which member of staff. */
export interface Edit {
  /** Of the entry. */
  id: string;
  editorId: string;
}

/** How the audit log describes a change to an entry. */
export interface AuditedChange {
  action: AuditAction;
  detail: string;
}

interface EntryEdit extends Edit {
  kind: { table: EntryTable; auditSubject: AuditSubject };
  /** The revision that the editor saw; if undefined, the edit overwrites whatever was saved since. */
  revision: number | undefined;
  columns: EntryColumns;
  change: AuditedChange;
}

/**
 * Writes an edit of an entry and its audit entry. The entry stays locked until the transaction ends: of two
 * concurrent edits, the second sees what the first wrote.
 * @throws Failure `conflict` when someone else has edited the entry since.
 */
export async function writeEdit(transaction: Database, effects: Effects, edit: EntryEdit): Promise<void> {
  const { id, kind, revision, columns } = edit;
  if (!(await updateEntry(transaction, kind.table, { id, revision, columns }))) throw new Failure('conflict.edited');
  await recordChange(transaction, effects, edit);
}

/**
 * Does what every change to a catalog entry requires: stores its time, adds it to the audit log, and invalidates the cached
 * catalog.
 */
export async function recordChange(
  transaction: Database,
  effects: Effects,
  { id, editorId, kind, change }: Pick<EntryEdit, 'id' | 'editorId' | 'kind' | 'change'>,
): Promise<void> {
  const now = new Date();
  await updateChangeTime(transaction, kind.table, id, now);
  const entry = { actor_id: editorId, subject_kind: kind.auditSubject, subject_id: id, ...change };
  await addAuditEntry(transaction, entry, now);
  effects.invalidateCatalog();
}
