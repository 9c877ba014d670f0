import type { Database } from '../database/database.ts';

/** Unassigns all orders and threads of a person, for instance when they leave the desk or their account is blocked. */
export async function unassignAll(transaction: Database, assigneeId: string): Promise<void> {
  await transaction.updateTable('orders').set({ assignee_id: null }).where('assignee_id', '=', assigneeId).execute();
  await transaction.updateTable('threads').set({ assigned_to: null }).where('assigned_to', '=', assigneeId).execute();
}
