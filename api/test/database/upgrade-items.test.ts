import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrateTo } from '../../src/database/migrate.ts';
import { readProgress } from '../../src/needs/progress-repository.ts';
import { addNeed } from '../support/needs.ts';
import { loadRelease, withDatabase } from './releases/load-release.ts';

test('every order from release 2026-11-22 gets one item, with the name, pieces and photo of the order', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    await migrate(database);
    const orders = await database.selectFrom('orders').selectAll().execute();
    const items = await database.selectFrom('order_items').selectAll().execute();
    const photos = await database.selectFrom('order_item_photos').selectAll().execute();
    expect([orders.length > 5, items.length]).toEqual([true, orders.length]);
    for (const { id, items_name, quantity, need_id, received_quantity, picture_id } of orders) {
      const item = items.find(({ order_id }) => order_id === id);
      expect(item).toMatchObject({ id, position: 0, name: items_name, quantity, need_id, received_quantity });
      expect(item).toMatchObject({ category_id: null, condition: null, declined_reason: null });
      expect(photos.filter(({ item_id }) => item_id === id)).toEqual(
        picture_id === 'removed-photo' ? [] : [{ item_id: id, position: 0, image_id: picture_id }],
      );
    }
  });
});

test('the pieces that a need had received before items existed still count after the upgrade, and no others do', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    await migrateTo(database, '0032-sample-needs');
    const at = '2026-11-22T12:00:00.000Z';
    // There is one need for each status that an order of the release has, and its id is that status.
    const needs: string[] = [];
    for (const status of orderStatuses) {
      const order = await database.selectFrom('orders').selectAll().where('status', '=', status).executeTakeFirst();
      if (!order) continue;
      const organization_id = order.organization_id;
      needs.push(await addNeed(database, { id: status, organization_id }));
      const arrived = order.received_quantity !== null && { received_at: at };
      await database
        .updateTable('orders')
        .set({ need_id: status, ...arrived })
        .where('id', '=', order.id)
        .execute();
    }
    const before = await sql<{ status: OrderStatus; pieces: number | null }>`
      select need_id as status, sum(case when status in ('received', 'completed') then received_quantity else 0 end) as pieces
      from orders where need_id is not null and received_quantity is not null group by need_id`.execute(database);
    await migrate(database);
    const progress = await readProgress(database, needs);
    expect(before.rows.length).toBeGreaterThan(1);
    expect([...progress.keys()].toSorted()).toEqual(before.rows.map(({ status }) => status).toSorted());
    for (const { status, pieces } of before.rows)
      expect(progress.get(status), status).toEqual({ received: Number(pieces), changedAt: at });
  });
});
