import { maxSubmittedOrders } from '@kindcrate/contract/desk-news';
import type { Database } from '../database/database.ts';

/** When the new orders were placed, newest first. */
export async function listSubmittedTimes(database: Database, organization: string | undefined): Promise<string[]> {
  const rows = await selectSubmittedTimes(database, organization).execute();
  return rows.map(({ created_at }) => created_at);
}

export function selectSubmittedTimes(database: Database, organization: string | undefined) {
  return database
    .selectFrom('orders')
    .select('created_at')
    .where('status', '=', 'submitted')
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .orderBy('created_at', 'desc')
    .limit(maxSubmittedOrders);
}
