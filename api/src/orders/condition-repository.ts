import { type Compilable, type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isWithin, type Period } from '../database/period.ts';
import type { Schema } from '../database/schema.ts';
import type { SearchTerm } from '../database/search-words.ts';
import { hasWordOf, startsWith, startsWithTerm } from '../database/word-search.ts';

/** A part of the desk's filter that the indexes of the queue do not cover. */
export interface OrderCondition {
  /**
   * The ids of orders that meet the condition, unsorted; some may appear twice. An index finds them, so the time depends on
   * `limit`, not on the number of orders.
   */
  selectIds(database: Database, limit: number): Compilable & { execute(): Promise<{ id: string }[]> };
  /**
   * Whether an order meets the condition. The expression is written so that no index helps to find the orders: the database then
   * reads the orders in the queue's sort order, and checks each of them.
   */
  isMet(orders: ExpressionBuilder<Schema, 'orders'>): Expression<SqlBool>;
}

/**
 * The condition that the order, or the username or the email address of its donor, has a word that starts with one of the
 * prefixes of a term. The phone number in the donor's account is not part of an order, so it is not searched.
 */
export function hasTerm(term: SearchTerm): OrderCondition {
  return {
    selectIds: (database, limit) => selectIdsOfTerm(database, term, limit),
    isMet({ or, ref, selectFrom }) {
      const word = selectFrom('user_words')
        .select(found)
        .whereRef('user_words.user_id', '=', 'orders.user_id')
        .where((user) => startsWithTerm(user.ref('user_words.word'), term))
        .where(({ ref }) => isNotFromPhone(ref('user_words.word')))
        .limit(1);
      return or([hasWordOf(ref('orders.search_text'), term), isFound(word)]);
    },
  };
}

function selectIdsOfTerm(database: Database, [first, ...others]: SearchTerm, limit: number) {
  const selectByOrderWord = (prefix: string) =>
    database
      .selectFrom('order_words')
      .select('order_id as id')
      .where(({ ref }) => startsWith(ref('order_words.word'), prefix));
  const selectByDonorWord = (prefix: string) =>
    database
      .selectFrom('user_words')
      .innerJoin('orders', 'orders.user_id', 'user_words.user_id')
      .select('orders.id')
      .where(({ ref }) => startsWith(ref('user_words.word'), prefix))
      .where(({ ref }) => isNotFromPhone(ref('user_words.word')));
  // One query for each prefix: with `or`, PostgreSQL would read all rows of a common word before it returns the first ones.
  return selectByOrderWord(first)
    .unionAll([...others.map(selectByOrderWord), selectByDonorWord(first), ...others.map(selectByDonorWord)])
    .limit(limit);
}

/**
 * The condition that the word does not come from `searchWordsOfPhone`. It excludes every word that starts with a digit, even
 * if the word comes from a username or an email address.
 */
const isNotFromPhone = (word: Expression<string>) => sql<boolean>`(${word} >= ':' and substr(${word}, 1, 1) <> '~')`;

/** The condition that one of the order's items belongs to one of these categories. */
export function hasCategory(categoryIds: readonly string[]): OrderCondition {
  return {
    selectIds: (database, limit) =>
      database.selectFrom('order_items').select('order_id as id').where('category_id', 'in', categoryIds).limit(limit),
    isMet({ selectFrom }) {
      const item = selectFrom('order_items')
        .select(found)
        .whereRef('order_items.order_id', '=', 'orders.id')
        .where('order_items.category_id', 'in', categoryIds)
        .limit(1);
      return isFound(item);
    },
  };
}

/** The condition that the goods arrived in a period, even if they later turned out to be unusable. */
export function wasReceived(period: Period): OrderCondition {
  const isArrival = ({ eb, and, ref }: ExpressionBuilder<Schema, 'order_events'>) =>
    and([eb('order_events.status', '=', 'received'), isWithin(ref('order_events.created_at'), period)]);
  return {
    selectIds: (database, limit) =>
      database.selectFrom('order_events').select('order_id as id').where(isArrival).limit(limit),
    isMet({ selectFrom }) {
      const event = selectFrom('order_events')
        .select(found)
        .whereRef('order_events.order_id', '=', 'orders.id')
        .where(isArrival);
      return isFound(event);
    },
  };
}

/** The condition that a person takes care of the order, or that nobody does if the id is null. */
export function isAssignedTo(userId: string | null): OrderCondition {
  return {
    selectIds: (database, limit) =>
      database
        .selectFrom('orders')
        .select('orders.id')
        .where(({ eb }) =>
          userId === null ? eb('orders.assignee_id', 'is', null) : eb('orders.assignee_id', '=', userId),
        )
        // Sorted like the index. Otherwise, PostgreSQL reads the whole table when most orders are assigned to nobody.
        .orderBy('orders.assignee_id')
        .orderBy('orders.id')
        .limit(limit),
    // `coalesce` keeps the database from using the index of assignees.
    isMet: ({ eb, fn, val }) => eb(fn.coalesce('orders.assignee_id', val('')), '=', userId ?? ''),
  };
}

/** Organizations that share a time zone, and a day in that time zone. */
export interface ZoneDay {
  organizations: readonly string[];
  day: Period;
}

/** The condition that the handover is agreed for one of these days. */
export function hasHandover(days: readonly ZoneDay[]): OrderCondition {
  const isAgreed = ({ eb, and, or, ref }: ExpressionBuilder<Schema, 'handovers'>) =>
    or(
      days.map(({ organizations, day }) =>
        and([eb('handovers.organization_id', 'in', organizations), isWithin(ref('handovers.starts_at'), day)]),
      ),
    );
  return {
    selectIds: (database, limit) =>
      database.selectFrom('handovers').select('order_id as id').where(isAgreed).limit(limit),
    isMet({ selectFrom }) {
      const handover = selectFrom('handovers')
        .select(found)
        .whereRef('handovers.order_id', '=', 'orders.id')
        .where(isAgreed);
      return isFound(handover);
    },
  };
}

const found = sql<number>`1`.as('found');

/**
 * Compares the value of a subquery: with `exists`, PostgreSQL would scan the whole table once instead of looking up only the
 * rows of a few thousand orders.
 */
const isFound = (row: Expression<unknown>) => sql<boolean>`(${row}) = 1`;
