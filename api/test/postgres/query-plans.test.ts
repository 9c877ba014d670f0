import { type Compilable, CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { selectOrderBatch } from '../../src/figures/order-repository.ts';
import { selectNextDueMessage } from '../../src/mail/outbox-repository.ts';
import { selectProgress } from '../../src/needs/progress-repository.ts';
import { hasTerm } from '../../src/orders/condition-repository.ts';
import { firstPosition } from '../../src/orders/history-repository.ts';
import { meetsAll, selectOrderPositions } from '../../src/orders/queue-repository.ts';
import { selectGiftBatch } from '../../src/statements/repository.ts';
import { queueFilters } from '../orders/queue-filters.ts';
import { donate } from '../support/donations.ts';
import { addNeed } from '../support/needs.ts';
import { addMissingItems } from '../support/order-items.ts';
import { openTestApp } from '../support/test-app.ts';
import { runStatement } from './cluster.ts';

const api = await openTestApp();
const { database } = api.data;

const needIds = Array.from({ length: 50 }, (_, number) => `need-${number}`);

/**
 * Adds copies of an order, a second apart, with varying status and organization: so many that PostgreSQL prefers an
 * index to reading the whole table.
 */
beforeAll(async () => {
  const { _id } = (await donate(api, await api.signUp())).body.data;
  const url = api.databaseUrl ?? '';
  for (const id of needIds) await addNeed(database, { id });
  await runStatement(
    url,
    `insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id,
      created_at, search_text, need_id, received_quantity)
    select 'copy-' || n, user_id, 'organization-' || (1 + n % 2), 'Coat ' || n, location, quantity, phone,
      (array['submitted', 'accepted', 'received', 'completed', 'declined'])[1 + n % 5], picture_id,
      to_char(to_timestamp(1600000000 + n) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), ' coat ' || n,
      case when n % 3 = 0 then 'need-' || (n % 50) end, 1
    from orders, generate_series(1, 100000) as n where orders.id = '${_id}'`,
  );
  await addMissingItems(database);
  await runStatement(
    url,
    `insert into outbox (id, kind, payload, created_at, sent_at)
    select 'sent-' || n, 'order status', '{}', '', '' from generate_series(1, 10000) as n`,
  );
  // PostgreSQL can answer a query from an index alone only after vacuum has read the table.
  await runStatement(url, 'vacuum analyze');
}, 120_000);

/** Returns PostgreSQL's plan for a query. */
async function explain(query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await database.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
  return rows.flatMap((row) => Object.values(row)).join('\n');
}

/** Cursors at arbitrary positions in the queue. */
const after = { key: '2020-09-14T00:00:00.000Z', id: 'copy-9' };
const upTo = { key: '2020-09-13T23:00:00.000Z', id: 'copy-1' };

/** The orders of one page, and one more to find out whether there is a next page. */
const pageLimit = 26;

describe.each(queueFilters)('a page of the queue filtered by %j', (filter) => {
  test('is read from an index, starting at its cursor, without sorting', async () => {
    const nextPagePlan = await explain(selectOrderPositions(database, filter, { after }).limit(pageLimit));
    expect(nextPagePlan).toMatch(/^Limit.*\n.*Index (Only )?Scan (Backward )?using orders_newest/);
    expect(nextPagePlan).toMatch(/Index Cond: .*created_at/);
    const searchPlan = await explain(
      selectOrderPositions(database, filter, { after, upTo })
        .where(meetsAll([hasTerm(['coat'])]))
        .limit(pageLimit),
    );
    for (const text of [nextPagePlan, searchPlan]) expect(text).not.toMatch(/Seq Scan on orders|Sort|hashed SubPlan/);
  });
});

test('the pieces received for a list of needs are summed from an index alone', async () => {
  for (const ids of [needIds, needIds.slice(0, 6), needIds.slice(0, 1)]) {
    const plan = await explain(selectProgress(database, ids));
    expect(plan.match(/Index Only Scan (Backward )?using order_items_by_need on order_items/g)).toHaveLength(2);
    expect(plan).not.toMatch(/Seq Scan on order_items/);
  }
});

test('a batch of orders for the public figures is read by id from an index, without sorting', async () => {
  const plan = await explain(selectOrderBatch(database, 'copy-5'));
  expect(plan).toMatch(/Index Scan using orders_pkey on orders/);
  expect(plan).not.toMatch(/Seq Scan on orders|Sort/);
});

test('a batch of orders for a yearly statement is read from the index of orders by donor', async () => {
  const plan = await explain(selectGiftBatch(database, 'nobody', firstPosition));
  expect(plan).toMatch(/Index Scan using orders_newest_of_user on orders/);
  expect(plan).not.toMatch(/Seq Scan on orders/);
});

test('the next due message of the outbox is found with an index', async () => {
  expect(await explain(selectNextDueMessage(database, ['order status'], new Date()))).toMatch(
    /Index Scan using outbox_due on outbox/,
  );
});
