import type { Database } from '../database/open-database.ts';
import type { ComplaintRow } from '../database/schema.ts';

export async function addComplaint(database: Database, complaint: ComplaintRow): Promise<void> {
  await database.insertInto('complaints').values(complaint).execute();
}
