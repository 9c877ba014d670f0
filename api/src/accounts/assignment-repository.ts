import type { Database } from '../database/database.ts';

/** Assigns all orders of a person to nobody, because they leave the desk or their organization. */
export async function unassignOrdersOf(transaction: Database, assigneeId: string): Promise<void> {
  await transaction.updateTable('orders').set({ assignee_id: null }).where('assignee_id', '=', assigneeId).execute();
}
