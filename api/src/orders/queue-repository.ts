import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/open-database.ts';
import type { Place } from '../paging/cursor.ts';

/** Which orders are walked, and in which direction. */
export type Walk = Pick<OrderFilter, 'status' | 'organization' | 'sort'>;

/** A part of a walk: what lies after one place, up to another and with it. */
export interface Stretch {
  after?: Place | undefined;
  upTo?: Place | undefined;
}

export interface OrderKey {
  id: string;
  created_at: string;
}

/**
 * The keys of orders, in the order of the walk. There is an index for each filter that holds all that is asked for, so
 * that a walk sorts nothing and reads no order that it passes.
 */
export function orderKeys(database: Database, walk: Walk, stretch: Stretch = {}) {
  const direction = walk.sort === 'oldest' ? 'asc' : 'desc';
  return database
    .selectFrom('orders')
    .select(['orders.id', 'orders.created_at'])
    .where(({ and, eb, refTuple, tuple }) => {
      const { status, organization } = walk;
      const { after, upTo } = stretch;
      const key = refTuple('orders.created_at', 'orders.id');
      const [past, until] = direction === 'asc' ? (['>', '<='] as const) : (['<', '>='] as const);
      return and([
        ...(status ? [eb('orders.status', '=', status)] : []),
        ...(organization ? [eb('orders.organization_id', '=', organization)] : []),
        ...(after ? [eb(key, past, tuple(after.key, after.id))] : []),
        ...(upTo ? [eb(key, until, tuple(upTo.key, upTo.id))] : []),
      ]);
    })
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction);
}

/** The first keys after a place. */
export async function listOrderKeys(
  database: Database,
  walk: Walk,
  after: Place | undefined,
  limit: number,
): Promise<OrderKey[]> {
  return orderKeys(database, walk, { after }).limit(limit).execute();
}

/** The key so many steps after a place; nothing when the walk ends before. */
export async function findOrderKey(
  database: Database,
  walk: Walk,
  after: Place | undefined,
  steps: number,
): Promise<OrderKey | undefined> {
  return orderKeys(database, walk, { after })
    .limit(1)
    .offset(steps - 1)
    .executeTakeFirst();
}
