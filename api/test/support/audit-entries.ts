import type { Database } from '../../src/database/database.ts';

/** Lists the audit entries about a subject, oldest first. */
export const listAuditEntries = (database: Database, subjectId: string) =>
  database
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', subjectId)
    .orderBy('created_at')
    .execute();
