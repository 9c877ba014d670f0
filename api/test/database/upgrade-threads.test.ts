import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { loadRelease, withDatabase } from './releases/load-release.ts';

test('every contact message from release 2026-11-22 is kept, in a thread that waits unless the message was answered', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    const readMessages = () => database.selectFrom('complaints').selectAll().orderBy('id').execute();
    const before = await readMessages();
    await migrate(database);
    expect(await readMessages()).toEqual(before);
    expect(new Set(before.map(({ answered_at }) => answered_at === null))).toEqual(new Set([true, false]));
    const threads = await database.selectFrom('threads').selectAll().orderBy('id').execute();
    expect(threads).toEqual(
      before.map(({ id, created_at, answered_at }) => ({
        id,
        complaint_id: id,
        order_id: null,
        organization_id: null,
        length: 1,
        desk_read: answered_at === null ? 0 : 1,
        donor_read: 0,
        waiting_since: answered_at === null ? created_at : null,
        last_at: created_at,
        notified_at: null,
        assigned_to: null,
      })),
    );
  });
});
