import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { separateWords } from '../../src/database/word-search.ts';
import { findOrders } from '../../src/orders/find-orders.ts';
import { searchWordsOfOrder } from '../../src/orders/search-word-repository.ts';
import { findPeople } from '../../src/people/find-people.ts';
import { loadRelease, withDatabase } from './releases/load-release.ts';

test('a search finds the orders and people from release 2026-11-22 by the same words as new ones', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    await migrate(database);
    const orders = await database.selectFrom('orders').selectAll().execute();
    const words = await database.selectFrom('order_words').selectAll().execute();
    expect(orders.length).toBeGreaterThan(5);
    for (const { id, items_name, location, phone, search_text } of orders) {
      const stored = words.filter(({ order_id }) => order_id === id).map(({ word }) => word);
      expect(stored.toSorted()).toEqual(
        searchWordsOfOrder({ id, itemNames: [items_name], location, phone }).toSorted(),
      );
      expect(separateWords(search_text).toSorted()).toEqual(stored.toSorted());
      for (const filter of [{ q: `${location} ${items_name}` }, { order: id.slice(9, 13) }])
        expect((await findOrders(database, filter, { size: 1_000, userId: '' })).ids).toContain(id);
    }
    for (const { id, email } of await database
      .selectFrom('users')
      .selectAll()
      .where('deleted_at', 'is', null)
      .execute())
      expect((await findPeople(database, { q: email })).entries.map(({ _id }) => _id)).toContain(id);
  });
});
