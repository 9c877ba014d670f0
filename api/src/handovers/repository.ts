import type { HandoverKind } from '@kindcrate/contract/handovers';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { type Database, lockRows } from '../database/database.ts';
import type { HandoverRow } from '../database/handover-row.ts';
import type { LockedOrder } from '../database/order-lock.ts';

export type StoredHandover = Selectable<HandoverRow>;

/** The calendar entry of a handover, as it was at the time of an event. */
export interface CalendarState {
  /** ISO 8601. */
  start: string;
  end: string;
  sequence: number;
}

/** Keeps everyone else from booking a time of an organization until the transaction ends. */
export async function lockTimes(transaction: Database, organizationId: string): Promise<void> {
  const query = transaction.selectFrom('organizations').select('id').where('id', '=', organizationId);
  await lockRows(transaction, query).execute();
}

export async function findHandover(database: Database, orderId: string): Promise<StoredHandover | undefined> {
  return database.selectFrom('handovers').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function insertHandover(database: Database, handover: Insertable<HandoverRow>): Promise<void> {
  await database.insertInto('handovers').values(handover).execute();
}

export async function updateHandover(
  database: Database,
  orderId: string,
  changes: Updateable<HandoverRow>,
): Promise<void> {
  await database.updateTable('handovers').set(changes).where('order_id', '=', orderId).execute();
}

/** The start times of an organization's agreed handovers, at or after `from`. Several of them may be equal. */
export async function listBookings(
  database: Database,
  { organizationId, from, exceptOrderId }: { organizationId: string; from: Date; exceptOrderId?: string | undefined },
): Promise<string[]> {
  const rows = await selectBookings(database, organizationId, from).execute();
  return rows.flatMap(({ order_id, starts_at }) =>
    order_id === exceptOrderId || starts_at === null ? [] : [starts_at],
  );
}

/** Exported, so that a test can check the query plan. */
export function selectBookings(database: Database, organizationId: string, from: Date) {
  return database
    .selectFrom('handovers')
    .select(['order_id', 'starts_at'])
    .where('organization_id', '=', organizationId)
    .where('starts_at', 'is not', null)
    .where('starts_at', '>=', from.toISOString());
}

/** Deletes the handovers of orders, and with them the addresses of donors. */
export async function deleteHandovers(database: Database, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length) await database.deleteFrom('handovers').where('order_id', 'in', orderIds).execute();
}

export function emptyHandover(
  { id, organizationId }: Pick<LockedOrder, 'id' | 'organizationId'>,
  kind: HandoverKind,
  now: Date,
): StoredHandover {
  const time = now.toISOString();
  const address = { street: null, number: null, city: null, postal_code: null, remark: null };
  const none = { starts_at: null, ends_at: null, remind_at: null, on_the_way_at: null };
  const lists = { preferred: '[]', offered: '[]' };
  const base = { order_id: id, organization_id: organizationId, kind, state: 'requested', sequence: 0 } as const;
  return { ...base, ...address, ...lists, ...none, created_at: time, updated_at: time };
}
