import { toIdPart } from '@kindcrate/contract/order-keys';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { isAmong } from '../database/is-among.ts';
import type { OrderRow, Schema } from '../database/schema.ts';
import type { Cursor } from '../paging/page.ts';
import type { OrderCondition } from './condition-repository.ts';

/** The part of the desk's filter that an index can answer. */
export type QueueFilter = Pick<OrderFilter, 'status' | 'organization' | 'sort'>;

/** The rows after one cursor, up to and including another. */
export interface CursorRange {
  after?: Cursor | undefined;
  upTo?: Cursor | undefined;
}

/** The position of an order in the queue. */
export type OrderPosition = Pick<OrderRow, 'id' | 'created_at'>;

/** A position with the columns that the filter compares. */
export type FilteredPosition = OrderPosition & Pick<OrderRow, 'status' | 'organization_id'>;

/**
 * The positions of orders in the requested sort direction. Each combination of filters has an index that covers every
 * column used here, so the database neither sorts nor reads the orders that it skips.
 */
export function selectOrderPositions(database: Database, filter: QueueFilter, range: CursorRange = {}) {
  const direction = filter.sort === 'oldest' ? 'asc' : 'desc';
  return database
    .selectFrom('orders')
    .select(['orders.id', 'orders.created_at'])
    .where(matchesFilter(filter))
    .where(({ and, eb, refTuple, tuple }) => {
      const { after, upTo } = range;
      const position = refTuple('orders.created_at', 'orders.id');
      const [beyond, until] = direction === 'asc' ? (['>', '<='] as const) : (['<', '>='] as const);
      return and([
        ...(after ? [eb(position, beyond, tuple(after.key, after.id))] : []),
        ...(upTo ? [eb(position, until, tuple(upTo.key, upTo.id))] : []),
      ]);
    })
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction);
}

/** The first positions of a range. */
export async function listOrderPositions(
  database: Database,
  filter: QueueFilter,
  range: CursorRange,
  limit: number,
): Promise<OrderPosition[]> {
  return selectOrderPositions(database, filter, range).limit(limit).execute();
}

/** The position of the order at this distance from the start of a range, counted from 1; undefined when the range has fewer orders. */
export async function findOrderPosition(
  database: Database,
  filter: QueueFilter,
  range: CursorRange,
  distance: number,
): Promise<OrderPosition | undefined> {
  return selectOrderPositions(database, filter, range)
    .limit(1)
    .offset(distance - 1)
    .executeTakeFirst();
}

/** The first positions in a range whose orders meet all conditions. May read every order of the range, so keep the range short. */
export async function listMatchingPositions(
  database: Database,
  filter: QueueFilter,
  conditions: readonly OrderCondition[],
  range: CursorRange,
  limit: number,
): Promise<OrderPosition[]> {
  return selectOrderPositions(database, filter, range).where(meetsAll(conditions)).limit(limit).execute();
}

/**
 * The unsorted positions of the orders with these ids that meet all conditions. The query neither sorts nor filters by other
 * columns: otherwise, SQLite would read an index of the queue instead of looking up the ids.
 */
export function selectPositionsAmong(
  database: Database,
  ids: readonly string[],
  conditions: readonly OrderCondition[],
) {
  return selectPositions(database, conditions).where(({ ref }) => isAmong(database, ref('orders.id'), ids));
}

/** The positions of the orders that meet all conditions and whose number starts with the given one. Uses the index of the ids. */
export async function listPositionsByNumber(
  database: Database,
  number: string,
  conditions: readonly OrderCondition[],
  limit: number,
): Promise<FilteredPosition[]> {
  const idPrefix = toIdPart(number);
  return (
    selectPositions(database, conditions)
      .where('orders.id', '>=', idPrefix)
      // In byte order, `g` follows every hexadecimal digit and the dash.
      .where('orders.id', '<', `${idPrefix}g`)
      .limit(limit)
      .execute()
  );
}

const selectPositions = (database: Database, conditions: readonly OrderCondition[]) =>
  database
    .selectFrom('orders')
    .select(['orders.id', 'orders.created_at', 'orders.status', 'orders.organization_id'])
    .where(meetsAll(conditions));

/** Checks whether a search consists of an order number, or at least its first eight digits. */
export function isOrderNumber(search: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/.test(toIdPart(search));
}

export function meetsAll(conditions: readonly OrderCondition[]) {
  return (orders: ExpressionBuilder<Schema, 'orders'>) =>
    orders.and(conditions.map((condition) => condition.isMet(orders)));
}

function matchesFilter({ status, organization }: QueueFilter) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'orders'>) =>
    and([
      ...(status ? [eb('orders.status', '=', status)] : []),
      ...(organization ? [eb('orders.organization_id', '=', organization)] : []),
    ]);
}
