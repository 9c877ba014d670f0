import { isOpen } from '@kindcrate/contract/order-transitions';
import { orderStatuses } from '@kindcrate/contract/orders';
import type { Person } from '@kindcrate/contract/staff-people';
import type { Database } from '../database/database.ts';
import { matchesPerson } from '../database/text-search.ts';
import { type Cursor, mapPage, type Page, pageSize, takePage } from '../paging/page.ts';

const openStatuses = orderStatuses.filter(isOpen);

interface Filter {
  /** Part of the email address or of the username. */
  q?: string | undefined;
  after?: Cursor | undefined;
}

/** One page of accounts, sorted by email address, without those that were deleted. */
export async function listPeople(database: Database, filter: Filter): Promise<Page<Person>> {
  const rows = await selectPeople(database)
    .where('users.id', 'in', idsOfPage(database, filter))
    .orderBy('email_key')
    .execute();
  return mapPage(
    takePage(rows, ({ email_key: key, id }) => ({ key, id })),
    toPerson,
  );
}

export async function findPerson(database: Database, id: string): Promise<Person | undefined> {
  const row = await selectPeople(database)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toPerson(row);
}

/** Reads only columns that an index covers, so that a search in 100,000 accounts takes about 20 ms. */
function idsOfPage(database: Database, { q, after }: Filter) {
  return database
    .selectFrom('users as match')
    .select('match.id')
    .where('match.deleted_at', 'is', null)
    .$call((query) => (q ? query.where(matchesPerson('match', q)) : query))
    .$call((query) => (after ? query.where('match.email_key', '>', after.key) : query))
    .orderBy('match.email_key')
    .limit(pageSize + 1);
}

function selectPeople(database: Database) {
  return database
    .selectFrom('users')
    .leftJoin('brands', 'brands.id', 'users.brand_id')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .select([
      'users.id',
      'username',
      'email',
      'email_key',
      'phone',
      'role',
      'brand_id',
      'brands.title as brand',
      'users.organization_id',
      'organizations.title as organization',
      'users.created_at',
      'email_confirmed_at',
      'blocked_at',
      'blocked_reason',
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom('orders').select(fn.countAll().as('n')).whereRef('orders.user_id', '=', 'users.id').as('orders'),
      selectFrom('orders')
        .select(fn.countAll().as('n'))
        .whereRef('orders.user_id', '=', 'users.id')
        .where('orders.status', 'in', openStatuses)
        .as('open_orders'),
      selectFrom('sessions')
        .select(fn.countAll().as('n'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', new Date().toISOString())
        .as('sessions'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

function toPerson({ id, username, email, phone, role, ...row }: Row): Person {
  return {
    _id: id,
    username,
    email,
    emailConfirmed: row.email_confirmed_at !== null,
    phone,
    role,
    brand: toWorkplace(row.brand_id, row.brand),
    organization: toWorkplace(row.organization_id, row.organization),
    blocked: row.blocked_at === null ? null : { at: row.blocked_at, reason: row.blocked_reason ?? '' },
    createdAt: row.created_at,
    ordersCount: Number(row.orders),
    openOrders: Number(row.open_orders),
    openSessions: Number(row.sessions),
  };
}

function toWorkplace(id: string | null, title: string | null) {
  return id === null || title === null ? null : { _id: id, title };
}
