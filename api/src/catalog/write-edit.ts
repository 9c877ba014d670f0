import type { VersionAction } from '@kindcrate/contract/staff-catalog-versions';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { Effects } from '../transact.ts';
import { type EntryColumns, type EntryTable, updateChangeTime, updateEntry } from './entry-repository.ts';
import { storeFirstVersion, storeVersion, type VersionedKind } from './store-version.ts';

/** Which entry is edited, and by which member of staff. */
export interface Edit {
  /** The id of the entry. */
  id: string;
  editorId: string;
  /** Whether the edit restores an earlier version. */
  isRestoration?: boolean;
}

/** How the audit log and the entry's history describe a change. */
export interface AuditedChange {
  action: Exclude<VersionAction, 'kept'>;
  detail: string;
}

type Kind = VersionedKind & { table: EntryTable };

interface EntryEdit extends Edit {
  kind: Kind;
  /** The revision that the editor saw; if undefined, the edit overwrites whatever was saved in the meantime. */
  revision: number | undefined;
  columns: EntryColumns;
  change: AuditedChange;
}

/**
 * Writes an edit of an entry, its audit entry and the new version. The entry stays locked until the transaction ends: of two
 * concurrent edits, the second sees what the first wrote.
 * @param writeImages writes what the edit changes in other tables, before the version is stored
 * @throws Failure `conflict` when someone else has edited the entry in the meantime.
 */
export async function writeEdit(
  transaction: Database,
  effects: Effects,
  edit: EntryEdit,
  writeImages: () => Promise<void> = async () => {},
): Promise<void> {
  const { id, kind, revision, columns, isRestoration = false } = edit;
  await storeFirstVersion(transaction, kind, id, new Date());
  if (!(await updateEntry(transaction, kind.table, { id, revision, columns }))) throw new Failure('conflict.edited');
  await writeImages();
  const change = isRestoration ? { ...edit.change, action: 'restored' as const } : edit.change;
  await recordChange(transaction, effects, { ...edit, change });
}

/**
 * Does what every change to a catalog entry requires: stores its time and the new version, adds it to the audit log, and
 * invalidates the cached catalog. Call this when everything else is written.
 */
export async function recordChange(
  transaction: Database,
  effects: Effects,
  { id, editorId, kind, change }: Pick<EntryEdit, 'id' | 'editorId' | 'kind' | 'change'>,
): Promise<void> {
  const now = new Date();
  await updateChangeTime(transaction, kind.table, id, now);
  await storeVersion(transaction, { id, kind, editorId, change, now });
  const entry = { actor_id: editorId, subject_kind: kind.auditSubject, subject_id: id, ...change };
  await addAuditEntry(transaction, entry, now);
  effects.invalidateCatalog();
}
