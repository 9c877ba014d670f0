import { type Database, lockRows } from '../database/database.ts';
import type { EntryTable } from './entry-repository.ts';

/** The ids of all entries in display order. The entries stay locked until the transaction ends. */
export async function lockDisplayOrder(transaction: Database, table: EntryTable): Promise<string[]> {
  // Locked in the order of their ids: in display order, two transactions could wait for each other.
  await lockRows(transaction, transaction.selectFrom(table).select('id').orderBy('id')).execute();
  // Read again, because on PostgreSQL the query above sees the rows as they were before it waited for the locks.
  const rows = await transaction.selectFrom(table).select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** @param ids all entries, in their new display order */
export async function writeDisplayOrder(
  transaction: Database,
  table: EntryTable,
  ids: readonly string[],
): Promise<void> {
  for (const [position, id] of ids.entries())
    await transaction
      .updateTable(table)
      .set({ position })
      .where('id', '=', id)
      .where('position', '<>', position)
      .execute();
}
