import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import type { AuditEntryRow } from '../database/schema.ts';

/** What somebody of the staff did: a verb, what they did it to, and what is worth reading about it later. */
export interface Act extends Pick<AuditEntryRow, 'actor_id' | 'action' | 'subject_kind' | 'subject_id'> {
  detail?: string;
}

/** Writes an act into the trail. Call it in the transaction of the act itself, so that neither is there alone. */
export async function addAct(database: Database, { detail = '', ...act }: Act, now: Date): Promise<void> {
  await database
    .insertInto('audit_entries')
    .values({ id: randomUUID(), ...act, detail, created_at: now.toISOString() })
    .execute();
}
