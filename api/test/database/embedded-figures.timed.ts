import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { computeFigures } from '../../src/figures/compute-figures.ts';
import { readFigures } from '../../src/figures/repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { measureMachineSpeed } from '../support/machine-speed.ts';
import { copyOrder } from '../support/many-orders.ts';
import { openTestApp } from '../support/test-app.ts';

const orderCount = 100_000;
/** Other processes can only make a measurement worse, so the best attempt counts. */
const maxAttempts = 6;
/** Milliseconds on the reference machine. */
const maxBlocked = 50;

const desk = await setUpDesk(await openTestApp());
const { services, data } = desk.api;
const { database } = data;

async function addOrders(): Promise<void> {
  const id = await desk.placeOrder();
  await copyOrder(database, id, orderCount);
  const copies = `${id}-%`;
  await sql`update orders set status = 'completed', received_quantity = 2, created_at = '2026-01-01T00:00:00.000Z' where id like ${copies}`.execute(
    database,
  );
  for (const [status, time] of [
    ['received', '2026-01-05T00:00:00.000Z'],
    ['completed', '2026-01-09T00:00:00.000Z'],
  ])
    await sql`
      insert into order_events (id, order_id, status, actor_id, created_at)
      select o.id || '-' || ${status}, o.id, ${status}, o.user_id, ${time} from orders o where o.id like ${copies}`.execute(
      database,
    );
}

test('computing the figures of 100,000 orders blocks the event loop for at most 50 ms', async () => {
  await addOrders();
  let blocked = Number.POSITIVE_INFINITY;
  const speed = measureMachineSpeed();
  for (let attempt = 1; attempt <= maxAttempts && speed.toReferenceTime(blocked) > maxBlocked; attempt++) {
    speed.sample();
    await database.deleteFrom('figure_runs').execute();
    const monitor = monitorEventLoopDelay({ resolution: 1 });
    monitor.enable();
    // The monitor's own timer has to fire before and after the work.
    await sleep(10);
    await computeFigures(services);
    await sleep(10);
    monitor.disable();
    blocked = Math.min(blocked, monitor.max / 1e6);
  }
  expect(speed.toReferenceTime(blocked)).toBeLessThanOrEqual(maxBlocked);
  const figures = { pieces: 200_000, completed: 100_000, daysToReceived: 4, daysToCompleted: 8 };
  expect((await readFigures(database)).all.allTime).toEqual(figures);
}, 180_000);
