import type { OrderNote } from '@kindcrate/contract/staff-order-notes';
import { type Database, lockRows } from '../database/database.ts';
import type { OrderNoteRow } from '../database/order-note-row.ts';
import { colleagueColumns, colleagueName } from './colleague-repository.ts';

/**
 * The notes about an order, oldest first.
 * @param organizationId the organization of the volunteer who reads them; undefined for staff
 */
export async function listNotes(
  database: Database,
  orderId: string,
  organizationId: string | undefined,
): Promise<OrderNote[]> {
  const rows = await database
    .selectFrom('order_notes as note')
    .innerJoin('users', 'users.id', 'note.author_id')
    .select(['note.id', 'note.text', 'note.created_at'])
    .select(colleagueColumns)
    .where('note.order_id', '=', orderId)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
  return rows.map(({ id, text, created_at: at, ...author }) => ({
    _id: id,
    text,
    by: colleagueName(author, organizationId),
    at,
  }));
}

/** How many notes each of several orders has, by order id. Orders without notes are left out. */
export async function countNotes(database: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('order_notes')
    .select(({ fn }) => ['order_id', fn.countAll<number>().as('count')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]));
}

/** The notes about a donor's orders, oldest first, for the copy of the donor's data. The authors are left out. */
export async function listNotesAboutOrdersOfDonor(
  database: Database,
  donorId: string,
): Promise<Pick<OrderNoteRow, 'order_id' | 'text' | 'created_at'>[]> {
  return database
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['order_notes.order_id', 'order_notes.text', 'order_notes.created_at'])
    .where('orders.user_id', '=', donorId)
    .orderBy('order_notes.created_at')
    .orderBy('order_notes.id')
    .execute();
}

/**
 * Locks an order until the transaction ends, so that it is not erased, and gets no other note or assignee in the meantime. On the
 * embedded database, transactions run one by one anyway.
 */
export async function lockOrderForDesk(transaction: Database, orderId: string, organizationId: string | undefined) {
  const order = transaction
    .selectFrom('orders')
    .select(['id', 'user_id', 'organization_id', 'assignee_id', 'status'])
    .where('id', '=', orderId)
    .$if(organizationId !== undefined, (query) => query.where('organization_id', '=', organizationId ?? ''));
  return lockRows(transaction, order).executeTakeFirst();
}

/** The notes about an order as they are stored, oldest first. */
export async function readNoteRows(transaction: Database, orderId: string): Promise<OrderNoteRow[]> {
  return transaction
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertNote(transaction: Database, note: OrderNoteRow): Promise<void> {
  await transaction.insertInto('order_notes').values(note).execute();
}

export async function deleteNotes(transaction: Database, orderIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom('order_notes').where('order_id', 'in', orderIds).execute();
}
