import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { addCleanup } from '../support/cleanup.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

async function open(url: string) {
  const opened = await openPostgresDatabase(url);
  addCleanup(opened.close);
  return opened;
}

const { database } = await open(await createEmptyDatabase());

test('threat 2: servers that start at the same time on an empty PostgreSQL database create its tables once', async () => {
  const url = await createEmptyDatabase();
  const [first] = await Promise.all([open(url), open(url), open(url)]);
  expect(await first.database.selectFrom('users').select('id').execute()).toEqual([]);
});

test('PostgreSQL sorts text byte by byte, whatever the locale of the database', async () => {
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
  await sql`insert into users values ('user', '', '', '', '', '', 'staff', null, null, '')`.execute(database);
  await sql`insert into audit_entries values ('entry', 'user', 'created', 'brand', '', '', '')`.execute(database);
  for (const change of ['update audit_entries set action = 1', 'delete from audit_entries', 'truncate audit_entries'])
    await expect(sql.raw(change).execute(database)).rejects.toThrow('audit_entries is append-only');
});

test('servers that share a PostgreSQL database run exclusive tasks one at a time', async () => {
  const url = await createEmptyDatabase();
  const servers = [await open(url), await open(url)];
  const steps: string[] = [];
  await Promise.all(
    servers.map(({ runExclusively, database: connection }, number) =>
      runExclusively(async () => {
        steps.push(`${number} starts`);
        await sql`select pg_sleep(0.1)`.execute(connection);
        steps.push(`${number} ends`);
      }),
    ),
  );
  const [first, second] = [
    ['0 starts', '0 ends'],
    ['1 starts', '1 ends'],
  ];
  expect([[first, second].flat(), [second, first].flat()]).toContainEqual(steps);
});

test('the error of a failed query keeps its code but drops the detail, which may quote what a person typed', async () => {
  const add = () => database.insertInto('seeds').values({ name: 'secret', completed_at: '' }).execute();
  await add();
  // 23505 is PostgreSQL's code for a violated unique constraint.
  await expect(add()).rejects.toMatchObject({ code: '23505', detail: undefined });
});
