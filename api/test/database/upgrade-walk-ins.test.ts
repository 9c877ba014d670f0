import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { loadRelease, withDatabase } from './releases/load-release.ts';

test('every order from release 2026-11-22 keeps its donor and does not count as a walk-in, new orders may have no donor, and foreign keys are still enforced', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    const readDonors = () => database.selectFrom('orders').select(['id', 'user_id']).orderBy('id').execute();
    const before = await readDonors();
    await migrate(database);
    expect(before.length).toBeGreaterThan(5);
    expect(await readDonors()).toEqual(before);
    const orders = await database.selectFrom('orders').selectAll().execute();
    expect(orders.map(({ taken_in }) => taken_in)).toEqual(orders.map(() => 0));
    const [order] = orders;
    if (!order) throw new Error('the release has no orders');
    const insert = (user_id: string | null) =>
      database
        .insertInto('orders')
        .values({ ...order, id: `of ${user_id}`, user_id })
        .execute();
    await expect(insert('unknown')).rejects.toThrow(/foreign key/i);
    await insert(null);
    expect(await database.selectFrom('orders').select('user_id').where('id', '=', 'of null').execute()).toEqual([
      { user_id: null },
    ]);
    const deletion = database.deleteFrom('orders').where('id', '=', order.id).execute();
    await expect(deletion).rejects.toThrow(/foreign key/i);
  });
});
