import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditSubject } from '@kindcrate/contract/audit';
import type { Database } from '../database/database.ts';
import type { AuditEntryRow } from '../database/log-rows.ts';

/** What someone at the desk, a staff command or the nightly job did, and to which subject. */
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
  /** Returns the beginning of a detail, without the end that has to be cut off. */
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
 * The entries about an account, newest first. The subject kind `donor` stands for every account, whatever its role.
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
