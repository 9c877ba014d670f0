import { runStatement } from '../postgres/cluster.ts';
import { runInserts } from './add-rows.ts';
import { addNeed } from './needs.ts';
import { setPlace } from './places.ts';
import type { TestApp } from './test-app.ts';

/** The numbers of orders, donors and other records that a busy charity has after a year. */
export const deskSize = { orders: 120_000, donors: 40_000, needs: 50, waiting: 3_000, agreed: 4_000 };

export const needIds = Array.from({ length: deskSize.needs }, (_, number) => `need-${number}`);

/** The handovers that are still to come are spread over this many days. */
const days = 14;

/**
 * Fills a database with needs, donors, and a year of orders of two organizations, with items, history, search words and handovers.
 * @param original the id of an order from which the new orders copy the columns that are not computed here
 */
export async function fillDesk(api: TestApp, original: string): Promise<void> {
  for (const organization of ['organization-1', 'organization-2'])
    await setPlace(api, organization, { capacityPerHour: 20 });
  for (const id of needIds) await addNeed(api.data.database, { id });
  await runInserts(api, [...donors(), ...orders(api, original), ...details(api), ...searchWords()]);
  // SQLite gets no statistics, because a server collects none for it either.
  if (api.databaseUrl) await runStatement(api.databaseUrl, 'vacuum analyze');
}

/** A `with` clause that defines a table `number` with a column `n`, which counts up from 0. */
const numbers = (count: number) =>
  `with recursive number(n) as (select 0 union all select n + 1 from number where n < ${count - 1})`;

/** A SQL expression that formats a time in seconds since 1970 as ISO 8601. */
const iso = (api: TestApp, seconds: string) =>
  api.databaseUrl
    ? `to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`;

const now = Math.floor(Date.now() / 1000);
const msPerDay = 24 * 60 * 60 * 1000;
const secondsBetweenOrders = Math.floor((365 * 24 * 60 * 60) / deskSize.orders);
/** A SQL expression for the time when order `n` was placed, in seconds since 1970. The last order is the newest. */
const placed = `${now} - (${deskSize.orders} - n) * ${secondsBetweenOrders}`;
/** A SQL expression for the time when the goods arrived, for orders that no longer wait: three days after the order was placed. */
const received = `${placed} + 259200`;
/** Nine o'clock tomorrow morning (UTC), in seconds since 1970. */
const tomorrowAtNine = (Math.floor(Date.now() / msPerDay + 1) * msPerDay) / 1000 + 9 * 60 * 60;
const id = `'copy-' || n`;
const waits = `n >= ${deskSize.orders - deskSize.waiting}`;
const status = `case when ${waits} then (case n % 3 when 0 then 'submitted' when 1 then 'under review' else 'accepted' end)
  else (case when n % 20 = 0 then 'declined' else 'completed' end) end`;
const organization = `'organization-' || (1 + n % 2)`;
const receivedPieces = `case when ${waits} then null else 3 end`;
const category = `case when n % 500 = 0 then 'toys' when n % 3 = 0 then 'clothing-winter' when n % 3 = 1 then 'books' end`;

const donors = () => [
  `insert into users (id, username, email, email_key, phone, password_hash, role, created_at)
   ${numbers(deskSize.donors)}
   select 'donor-' || n, 'Donor', n || '@example.com', n || '@example.com', '', '', 'donor', '2020-01-01T00:00:00.000Z' from number`,
  ...[`'donor'`, `'d' || n`].map(
    (word) =>
      `insert into user_words (word, user_id) ${numbers(deskSize.donors)} select ${word}, 'donor-' || n from number order by 1, 2`,
  ),
];

const searchWordsOfOrder = [
  `'coat'`,
  `(case when n % 2 = 0 then 'blue' else 'red' end)`,
  `'shelf' || (n % 1000)`,
  `'box' || n`,
];

const orders = (api: TestApp, original: string) => [
  `insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at,
     received_quantity, received_at, need_id, search_text)
   ${numbers(deskSize.orders)}
   select ${id}, 'donor-' || (n % ${deskSize.donors}), ${organization}, 'Coat', location, 3, phone, ${status}, picture_id,
     ${iso(api, placed)}, ${receivedPieces}, case when ${waits} then null else ${iso(api, received)} end,
     'need-' || (n % ${deskSize.needs}), ${searchWordsOfOrder.map((word) => `' ' || ${word}`).join(' || ')}
   from orders, number where orders.id = '${original}'`,
];

const details = (api: TestApp) => [
  `insert into order_items (id, order_id, position, name, category_id, quantity, need_id, received_quantity, counted_quantity, counted_at)
   ${numbers(deskSize.orders)}
   select ${id}, ${id}, 0, 'Coat', ${category}, 3, 'need-' || (n % ${deskSize.needs}), ${receivedPieces}, ${receivedPieces},
     case when ${waits} then null else ${iso(api, received)} end from number`,
  ...[
    ['submitted', placed, ''],
    ['received', received, `where not (${waits})`],
  ].map(
    ([step = '', seconds = '', condition]) =>
      `insert into order_events (id, order_id, status, actor_id, created_at)
       ${numbers(deskSize.orders)} select ${id} || '-${step}', ${id}, '${step}', 'donor-1', ${iso(api, seconds)} from number ${condition}`,
  ),
  `insert into handovers (order_id, organization_id, kind, state, preferred, offered, starts_at, ends_at, created_at, updated_at)
   ${numbers(deskSize.orders)}
   select order_id, ${organization}, 'drop-off', 'agreed', '[]', '[]', ${iso(api, 'start')}, ${iso(api, 'start + 3600')}, '', ''
   from (select n, ${id} as order_id, case when n >= ${deskSize.orders - deskSize.agreed}
     then ${tomorrowAtNine} + (n % ${days}) * 86400 + (n / ${days} % 8) * 3600 else ${placed} + 172800 end as start from number) as times`,
];

const searchWords = () =>
  searchWordsOfOrder.map(
    (word) =>
      `insert into order_words (word, order_id) ${numbers(deskSize.orders)} select ${word}, ${id} from number order by 1, 2`,
  );
