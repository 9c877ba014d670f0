import { startOfNumberEnd, toIdPart } from '@kindcrate/contract/order-keys';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { containsText, foldText, matchesPerson, startsWithText } from '../database/text-search.ts';
import type { Cursor } from '../paging/page.ts';

/** The part of the desk's filter that an index can answer. */
export type QueueFilter = Pick<OrderFilter, 'status' | 'organization' | 'sort'>;

/** The part for which every order that the index finds has to be read. */
export type QueueSearch = Pick<OrderFilter, 'q' | 'order'>;

/** The rows after one cursor, up to and including another. */
export interface CursorRange {
  after?: Cursor | undefined;
  upTo?: Cursor | undefined;
}

/** Where an order stands in the queue. */
export interface OrderPosition {
  id: string;
  created_at: string;
}

/**
 * The positions of orders in the requested sort direction. Each combination of filters has an index that covers every
 * column used here, so the database neither sorts nor reads the orders that it skips.
 */
export function selectOrderPositions(database: Database, filter: QueueFilter, range: CursorRange = {}) {
  const direction = filter.sort === 'oldest' ? 'asc' : 'desc';
  return database
    .selectFrom('orders')
    .select(['orders.id', 'orders.created_at'])
    .where(matchesQueue(filter))
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

/** The first positions after a cursor. */
export async function listOrderPositions(
  database: Database,
  filter: QueueFilter,
  after: Cursor | undefined,
  limit: number,
): Promise<OrderPosition[]> {
  return selectOrderPositions(database, filter, { after }).limit(limit).execute();
}

/** The position that is `distance` orders after a cursor; undefined when the queue ends before it. */
export async function findOrderPosition(
  database: Database,
  filter: QueueFilter,
  after: Cursor | undefined,
  distance: number,
): Promise<OrderPosition | undefined> {
  return selectOrderPositions(database, filter, { after })
    .limit(1)
    .offset(distance - 1)
    .executeTakeFirst();
}

/** The first positions in a range whose orders match a search. It reads every order of the range, so keep the range short. */
export async function listMatchingPositions(
  database: Database,
  filter: QueueFilter & QueueSearch,
  range: CursorRange,
  limit: number,
): Promise<OrderPosition[]> {
  return selectOrderPositions(database, filter, range).where(matchesSearch(filter)).limit(limit).execute();
}

/** The orders whose number starts with a text, found by the index of their ids. */
export async function listPositionsByNumber(
  database: Database,
  filter: QueueFilter & Pick<QueueSearch, 'q'>,
  number: string,
  limit: number,
): Promise<OrderPosition[]> {
  const idPrefix = toIdPart(number);
  return (
    database
      .selectFrom('orders')
      .select(['id', 'created_at'])
      .where('id', '>=', idPrefix)
      // In byte order, `g` follows every hexadecimal digit and the dash.
      .where('id', '<', `${idPrefix}g`)
      .where(matchesQueue(filter))
      .where(matchesSearch({ q: filter.q }))
      .limit(limit)
      .execute()
  );
}

/** Joins the texts of an order into the one that is searched. */
export function toSearchText(...texts: string[]): string {
  return foldText(texts.join('\n'));
}

/** Checks whether a search text is an order number, or at least its first eight digits. */
export function isOrderNumber(search: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/.test(toIdPart(search));
}

/**
 * A condition: the order's texts or its donor's contain the search text, or its number starts with it. The
 * condition for the donor is a subquery that returns a value: with `exists`, PostgreSQL would search all donors once instead of
 * looking up those of a few thousand orders.
 */
export function matchesOrder(search: string) {
  return ({ or, ref, selectFrom }: ExpressionBuilder<Schema, 'orders'>) => {
    const matchesDonor = selectFrom('users')
      .select(matchesPerson('users', search).as('matches'))
      .whereRef('users.id', '=', 'orders.user_id');
    return or([
      containsText(ref('orders.search_text'), foldText(search)),
      startsWithText(ref('orders.id'), toIdPart(search)),
      sql<boolean>`${matchesDonor}`,
    ]);
  };
}

/** A condition: the order matches the search text, and its number ends in `order`. */
function matchesSearch({ q, order }: QueueSearch) {
  return (builder: ExpressionBuilder<Schema, 'orders'>) =>
    builder.and([
      ...(q === undefined ? [] : [matchesOrder(q)(builder)]),
      ...(order === undefined ? [] : [numberEndsIn(toIdPart(order))]),
    ]);
}

/** The position and the length are literals, because PostgreSQL cannot infer the types of parameters here. */
function numberEndsIn(end: string) {
  const [start, length] = [sql.lit(startOfNumberEnd(end)), sql.lit(end.length)];
  return sql<boolean>`substr(${sql.ref('orders.id')}, ${start}, ${length}) = ${end}`;
}

function matchesQueue({ status, organization }: QueueFilter) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'orders'>) =>
    and([
      ...(status ? [eb('orders.status', '=', status)] : []),
      ...(organization ? [eb('orders.organization_id', '=', organization)] : []),
    ]);
}
