import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { addMissingItems } from './order-items.ts';

/**
 * Copies an order, its first status change, its item and its search words with one statement each, which takes a few seconds for
 * 120,000 orders. Successive creation times are a millisecond apart.
 * @param copiesPerTime how many copies share each creation time
 */
export async function copyOrder(database: Database, id: string, copies: number, copiesPerTime = 1): Promise<void> {
  const number = sql`number(n) as (select 1 union all select n + 1 from number where n < ${sql.lit(copies)})`;
  const ms = sql`(n / ${sql.lit(copiesPerTime)})`;
  const digits = (value: unknown, count: number) => sql`substr(cast(${sql.lit(10 ** count)} + ${value} as text), 2)`;
  const [minutes, seconds, rest] = [sql`${ms} / 60000`, sql`${ms} / 1000 % 60`, sql`${ms} % 1000`];
  const time = sql`'2020-01-01T00:' || ${digits(minutes, 2)} || ':' || ${digits(seconds, 2)} || '.' || ${digits(rest, 3)} || 'Z'`;
  await database.transaction().execute(async (transaction) => {
    await sql`
      with recursive ${number}
      insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at, search_text)
      select o.id || '-' || n, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, ${time}, search_text
      from orders o, number where o.id = ${id}`.execute(transaction);
    await sql`
      insert into order_events (id, order_id, status, actor_id, reason, created_at)
      select o.id, o.id, e.status, e.actor_id, e.reason, o.created_at
      from order_events e, orders o where e.order_id = ${id} and o.id like ${`${id}-%`}`.execute(transaction);
    await addMissingItems(transaction);
    await sql`
      insert into order_words (word, order_id)
      select w.word, o.id from order_words w, orders o where w.order_id = ${id} and o.id like ${`${id}-%`}`.execute(
      transaction,
    );
  });
}
