import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NewerDatabaseError } from '../../src/database/errors.ts';
import { migrate } from '../../src/database/migrate.ts';
import { explainStartFailure } from '../../src/startup/explain-start-failure.ts';
import { loadRelease, releases, withDatabase } from './releases/load-release.ts';

test('the data of a newer version is refused with a one-line error, and no order is lost', async () => {
  const release = await loadRelease(releases.at(-1) ?? '');
  const { error, before, after } = await withDatabase(release, async (database) => {
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')`.execute(database);
    const countOrders = () => sql`select count(*) as count from orders`.execute(database).then(({ rows }) => rows);
    const before = await countOrders();
    const error = await migrate(database).then(
      () => undefined,
      (reason: Error) => reason,
    );
    return { error, before, after: await countOrders() };
  });
  expect(error).toBeInstanceOf(NewerDatabaseError);
  expect(explainStartFailure(error as Error)).toMatch(
    /^The data was changed by a newer version: this version does not know the migration 9999-future\. .+$/,
  );
  expect(after).toEqual(before);
});
