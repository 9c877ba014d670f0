import { randomUUID } from 'node:crypto';
import type { VersionAction } from '@kindcrate/contract/staff-catalog-versions';
import type { CatalogVersionRow } from '../database/catalog-rows.ts';
import type { Database } from '../database/database.ts';
import { contentOf, type StaffEntry } from './version-content.ts';
import { hasVersions, insertVersion } from './version-repository.ts';

export interface VersionedKind {
  auditSubject: CatalogVersionRow['entry_kind'];
  find: (database: Database, id: string) => Promise<StaffEntry | undefined>;
}

interface NewVersion {
  id: string;
  kind: VersionedKind;
  /** Null for the content before the first recorded change. */
  editorId: string | null;
  change: { action: VersionAction; detail: string };
  now: Date;
}

/** Stores the current content of an entry as a version. Call this in the transaction of the edit. */
export async function storeVersion(
  transaction: Database,
  { id, kind, editorId, change, now }: NewVersion,
): Promise<void> {
  const entry = await kind.find(transaction, id);
  if (!entry) return;
  await insertVersion(transaction, {
    id: randomUUID(),
    entry_kind: kind.auditSubject,
    entry_id: id,
    revision: entry.revision,
    ...change,
    content: JSON.stringify(contentOf(entry)),
    actor_id: editorId,
    created_at: now.toISOString(),
  });
}

/** If an entry has no versions yet, stores it as it is before the edit, so that even its first edit can be undone. */
export async function storeFirstVersion(
  transaction: Database,
  kind: VersionedKind,
  id: string,
  now: Date,
): Promise<void> {
  if (await hasVersions(transaction, id)) return;
  await storeVersion(transaction, { id, kind, editorId: null, change: { action: 'kept', detail: '' }, now });
}
