import { isOpen } from '@kindcrate/contract/order-transitions';
import { orderStatuses } from '@kindcrate/contract/orders';
import type { Person } from '@kindcrate/contract/staff-people';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isAmong } from '../database/is-among.ts';
import type { RarestMatches } from '../database/rarest-matches.ts';
import type { Schema } from '../database/schema.ts';
import type { SearchTerm } from '../database/search-words.ts';
import { startsWith, startsWithTerm } from '../database/word-search.ts';
import { mapPage, type Page, takePage } from '../paging/page.ts';

const openStatuses = orderStatuses.filter(isOpen);

/** A range of accounts in the order of `email_key`: those after one key, up to and including another. */
interface KeyRange {
  after?: string | undefined;
  upTo?: string | undefined;
}

/** The ids of the first accounts of a range, except deleted ones. Reads only columns that an index covers. */
export async function listAccountIds(database: Database, range: KeyRange, limit: number): Promise<string[]> {
  return toIds(await selectIds(database, range, limit).execute());
}

/** Like `listAccountIds`, for accounts that match all terms. Reads every account of the range, so keep the range short. */
export async function listMatchingIds(
  database: Database,
  range: KeyRange,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<string[]> {
  return toIds(await selectIds(database, range, limit).where(matchesTerms(terms)).execute());
}

/** Like `listAccountIds`, but only for accounts that match the rarest term of a search (`ids`) and all `others`. */
export async function listIdsAmong(
  database: Database,
  range: KeyRange,
  { ids, others }: RarestMatches<SearchTerm>,
  limit: number,
): Promise<string[]> {
  if (!ids.length) return [];
  const query = selectIds(database, range, limit).where(({ ref }) => isAmong(database, ref('id'), ids));
  return toIds(await query.where(matchesTerms(others)).execute());
}

/** The ids of accounts that match a term, in no particular order; some may appear twice. */
export function selectMatchingIds(database: Database, [first, ...others]: SearchTerm, limit: number) {
  const selectByPrefix = (prefix: string) =>
    database
      .selectFrom('user_words')
      .select('user_id as id')
      .where(({ ref }) => startsWith(ref('user_words.word'), prefix));
  return selectByPrefix(first).unionAll(others.map(selectByPrefix)).limit(limit);
}

/** Compares the values of subqueries, because with `exists` PostgreSQL could read all words instead of looking up a few. */
function matchesTerms(terms: readonly SearchTerm[]) {
  return ({ and, selectFrom }: ExpressionBuilder<Schema, 'users'>) =>
    and(
      terms.map((term) => {
        const word = selectFrom('user_words')
          .select(sql<number>`1`.as('found'))
          .whereRef('user_words.user_id', '=', 'users.id')
          .where(({ ref }) => startsWithTerm(ref('user_words.word'), term))
          .limit(1);
        return sql<boolean>`(${word}) = 1`;
      }),
    );
}

/** The key of the account that is `distance` accounts after a key; undefined when there are fewer. */
export async function findKeyAfter(
  database: Database,
  after: string | undefined,
  distance: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('users')
    .select('email_key')
    .$call((query) => (after === undefined ? query : query.where('email_key', '>', after)))
    .orderBy('email_key')
    .limit(1)
    .offset(distance - 1)
    .executeTakeFirst();
  return row?.email_key;
}

function selectIds(database: Database, { after, upTo }: KeyRange, limit: number) {
  return database
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is', null)
    .$call((query) => (after === undefined ? query : query.where('email_key', '>', after)))
    .$call((query) => (upTo === undefined ? query : query.where('email_key', '<=', upTo)))
    .orderBy('email_key')
    .limit(limit);
}

const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** One page of the accounts with these ids. One more id than fits on a page means that there is a next page. */
export async function listPeople(database: Database, ids: readonly string[]): Promise<Page<Person>> {
  if (!ids.length) return { entries: [], next: undefined };
  const rows = await selectPeople(database).where('users.id', 'in', ids).orderBy('email_key').execute();
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
