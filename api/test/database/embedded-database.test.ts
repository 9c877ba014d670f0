import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { openEmbeddedDatabase } from '../../src/database/embedded-database.ts';
import { migrate } from '../../src/database/migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindcrate-database-'));
const { database, close } = await openEmbeddedDatabase(folder);

beforeEach(() => database.deleteFrom('seeds').execute());
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

// The table `seeds` is the simplest one: it has two text columns, and no other table refers to it.
const add = (name: string, on: Database = database) =>
  on.insertInto('seeds').values({ name, completed_at: '' }).execute();
const readNames = async () =>
  (await database.selectFrom('seeds').select('name').orderBy('name').execute()).map(({ name }) => name);
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the embedded database syncs every commit to disk and checks foreign keys', async () => {
  const readSetting = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})[0];
  // `synchronous` is 2 for FULL; `busy_timeout` is in ms.
  expect([
    await readSetting('journal_mode'),
    await readSetting('synchronous'),
    await readSetting('foreign_keys'),
    await readSetting('busy_timeout'),
  ]).toEqual(['wal', 2, 1, 5000]);
});

test('other queries do not become part of an open transaction although they share its connection', async () => {
  const rollback = database.transaction().execute(async (transaction) => {
    await add('inside', transaction);
    await pause();
    await add('inside too', transaction);
    throw new Error('undo');
  });
  const outside = add('outside');
  await expect(rollback).rejects.toThrow('undo');
  await outside;
  expect(await readNames()).toEqual(['outside']);
});

test('a transaction locks the database from its first read, so that its later writes cannot fail', async () => {
  const secondConnection = new DatabaseSync(join(folder, 'kindcrate.sqlite'), { timeout: 0 });
  const write = () => secondConnection.exec("insert into seeds values ('first', '')");
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('seeds').select('name').execute();
    expect(write).toThrow('database is locked');
    await add('inside', transaction);
  });
  write();
  secondConnection.close();
  expect(await readNames()).toEqual(['first', 'inside']);
});

test('uncommitted rows are invisible to other queries', async () => {
  const transaction = database.transaction().execute(async (inner) => {
    await add('draft', inner);
    await pause();
    await inner.deleteFrom('seeds').where('name', '=', 'draft').execute();
  });
  expect(await readNames()).toEqual([]);
  await transaction;
});

test('fifty transactions that start at the same time run one at a time', async () => {
  await add('0');
  const increment = () =>
    database.transaction().execute(async (transaction) => {
      const { completed_at } = await transaction.selectFrom('seeds').select('completed_at').executeTakeFirstOrThrow();
      await pause();
      await transaction
        .updateTable('seeds')
        .set({ completed_at: String(Number(completed_at) + 1) })
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, increment));
  expect((await database.selectFrom('seeds').selectAll().execute())[0]?.completed_at).toBe('50');
});

test('the database keeps working after SQLite has rolled back a transaction on its own', async () => {
  const failing = database.transaction().execute(async (transaction) => {
    await add('first', transaction);
    // SQLite does this after some errors, such as a full disk.
    await sql`rollback`.execute(transaction);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  await add('afterward');
  expect(await readNames()).toEqual(['afterward']);
});

test('migrating an up-to-date database changes nothing', async () => {
  const readSchema = async () =>
    JSON.stringify((await sql`select * from sqlite_master order by name`.execute(database)).rows);
  const schemaBefore = await readSchema();
  await migrate(database);
  expect(await readSchema()).toBe(schemaBefore);
});
