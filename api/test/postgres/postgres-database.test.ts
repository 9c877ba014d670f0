import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { addCleanup } from '../support/cleanup.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

async function open(address: string) {
  const opened = await openPostgresDatabase(address);
  addCleanup(opened.close);
  return opened;
}

const { database } = await open(await createEmptyDatabase());

test('threat 2: servers that start at once on an empty PostgreSQL database create its tables once', async () => {
  const address = await createEmptyDatabase();
  const [first] = await Promise.all([open(address), open(address), open(address)]);
  expect(await first.database.selectFrom('users').select('id').execute()).toEqual([]);
});

test('PostgreSQL sorts texts by their bytes, whatever the locale of the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'
  `.execute(database);
  expect(rows).toEqual([]);
  const names = ['b', 'A', 'é', 'a-b', 'a', 'ab', '_', 'Z', '1'];
  await database
    .insertInto('seeds')
    .values(names.map((name) => ({ name, completed_at: '' })))
    .execute();
  const sorted = await database.selectFrom('seeds').select('name').orderBy('name').execute();
  expect(sorted.map(({ name }) => name)).toEqual(names.toSorted());
});

test('PostgreSQL returns counts and sums as numbers', async () => {
  const { rows } = await sql`select count(*) as count, sum(3) as sum, sum(4::bigint) as wide_sum`.execute(database);
  expect(rows).toEqual([{ count: 1, sum: 3, wide_sum: 4 }]);
});

test('an append-only table on PostgreSQL refuses update, delete and truncate', async () => {
  const [picture, user, entry] = ['picture', 'user', 'entry'];
  await sql`insert into pictures values (${picture}, '', 1, 1, '', 0, '')`.execute(database);
  await sql`insert into users values (${user}, '', '', '', '', '', 'staff', null, null, '')`.execute(database);
  await sql`insert into audit_entries values (${entry}, ${user}, 'made', 'brand', '', '', '')`.execute(database);
  for (const change of ['update audit_entries set action = 1', 'delete from audit_entries', 'truncate audit_entries'])
    await expect(sql.raw(change).execute(database)).rejects.toThrow('audit_entries is append-only');
});

test('servers that share a PostgreSQL database run exclusive tasks one at a time', async () => {
  const address = await createEmptyDatabase();
  const servers = [await open(address), await open(address)];
  const steps: string[] = [];
  await Promise.all(
    servers.map(({ runExclusively, database: own }, number) =>
      runExclusively(async () => {
        steps.push(`${number} starts`);
        await sql`select pg_sleep(0.1)`.execute(own);
        steps.push(`${number} ends`);
      }),
    ),
  );
  expect([steps[1], steps[3]]).toEqual([`${steps[0]?.[0]} ends`, `${steps[2]?.[0]} ends`]);
});

test('the error of a failed query keeps its code but drops the detail, which may quote what was typed', async () => {
  const add = () => database.insertInto('seeds').values({ name: 'secret', completed_at: '' }).execute();
  await add();
  await expect(add()).rejects.toMatchObject({ code: '23505', detail: undefined });
});
