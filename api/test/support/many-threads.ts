import { runStatement } from '../postgres/cluster.ts';
import { runInserts } from './add-rows.ts';
import type { TestApp } from './test-app.ts';

/** How many threads a busy charity has after a year. Half of them are about orders, and one in five waits for an answer. */
export const threadCount = 40_000;

/** A `with` clause that defines a table `number` with a column `n`, which counts up from 0. */
const numbers = `with recursive number(n) as (select 0 union all select n + 1 from number where n < ${threadCount - 1})`;
const id = `'thread-' || n`;
const isAboutOrder = 'n % 2 = 0';
const now = Math.floor(Date.now() / 1000);

/**
 * Fills a database with threads, half of them about orders of two organizations and half from the contact form. Each has two messages;
 * in a thread from the contact form, the contact message is the first of the two.
 * @param original the id of an order from which the new orders copy the columns that are not computed here
 */
export async function fillThreads(api: TestApp, original: string, staffId: string): Promise<void> {
  const seconds = `${now} - (${threadCount} - n) * 700`;
  const at = api.databaseUrl
    ? `to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`;
  await runInserts(api, [
    `insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at, search_text)
     ${numbers} select ${id}, user_id, 'organization-' || (1 + n / 2 % 2), 'Coat', location, 3, phone, 'submitted', picture_id, ${at}, ''
     from orders, number where orders.id = '${original}' and ${isAboutOrder}`,
    `insert into complaints (id, name, email, subject, message, created_at)
     ${numbers} select ${id}, 'Ruth', 'ruth' || n || '@example.com', 'Hours', 'When are you open?', ${at} from number where not (${isAboutOrder})`,
    `insert into threads (id, order_id, complaint_id, organization_id, length, desk_read, donor_read, waiting_since, last_at, assigned_to)
     ${numbers} select ${id}, case when ${isAboutOrder} then ${id} end, case when ${isAboutOrder} then null else ${id} end,
       case when ${isAboutOrder} then 'organization-' || (1 + n / 2 % 2) end, 2, 0, 0, case when n % 10 < 2 then ${at} end, ${at},
       case when n % 5 = 0 then '${staffId}' end from number`,
    ...[1, 2].map(
      (sequence) =>
        `insert into thread_messages (id, thread_id, sequence, from_desk, author_id, text, created_at)
         ${numbers} select ${id} || '-${sequence}', ${id}, ${sequence}, ${sequence - 1}, '${staffId}', 'Hello', ${at} from number
         where ${isAboutOrder} or ${sequence} = 2`,
    ),
  ]);
  // SQLite gets no statistics, because a server collects none for it either.
  if (api.databaseUrl) await runStatement(api.databaseUrl, 'vacuum analyze');
}
