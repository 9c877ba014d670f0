import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listMonths } from '../../src/staff-figures/months.ts';
import { readPeriod } from '../../src/staff-figures/read-period.ts';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';

const orders = 120_000;
/** Other processes can only make a measurement worse, so the best attempt counts. */
const maxAttempts = 6;
/** Milliseconds. */
const maxBlocked = 50;

const desk = await setUpDesk(await openTestApp());
const { database } = desk.api.data;

/** Adds orders that were completed, as many in each month of 2025. */
async function addOrders(): Promise<void> {
  const id = await desk.placeOrder();
  const number = sql`number(n) as (select 1 union all select n + 1 from number where n < ${sql.lit(orders)})`;
  await sql`
    with recursive ${number}
    insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at, received_quantity)
    select o.id || '-' || n, user_id, 'organization-' || (1 + n % 2), items_name, location, quantity, phone, 'completed', picture_id,
      printf('2025-%02d-%02dT%02d:00:00.000Z', 1 + n % 12, 1 + n % 9, n % 24), 2
    from orders o, number where o.id = ${id}`.execute(database);
  const copies = `${id}-%`;
  for (const [status, day] of [
    ['submitted', '0'],
    ['received', '1'],
    ['completed', '2'],
  ])
    await sql`
      insert into order_events (id, order_id, status, actor_id, created_at)
      select id || '-' || ${status}, id, ${status}, user_id, substr(created_at, 1, 8) || ${day} || substr(created_at, 10)
      from orders where id like ${copies}`.execute(database);
  await sql`
    insert into order_items (id, order_id, position, name, quantity, received_quantity, counted_quantity, counted_at)
    select id, id, 0, items_name, quantity, 2, 2, created_at from orders where id like ${copies}`.execute(database);
}

test('counting a year of 120,000 orders blocks the event loop for at most 50 ms', async () => {
  await addOrders();
  const months = listMonths({ from: '2025-01', to: '2025-12' }, 'UTC', new Date());
  let blocked = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= maxAttempts && blocked > maxBlocked; attempt++) {
    const monitor = monitorEventLoopDelay({ resolution: 1 });
    monitor.enable();
    const start = performance.now();
    const counts = await readPeriod(database, months, new Date());
    console.log('TMP total ms', performance.now() - start, 'max', monitor.max / 1e6);
    await nextTurn();
    monitor.disable();
    blocked = Math.min(blocked, monitor.max / 1e6);
    const received = counts.months.map((month) => month.received.reduce((sum, { pieces }) => sum + pieces, 0));
    expect(received).toEqual(Array.from({ length: 12 }, () => 20_000));
  }
  expect(blocked).toBeLessThanOrEqual(maxBlocked);
}, 180_000);
