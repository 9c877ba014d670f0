import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { runStatement } from '../postgres/cluster.ts';
import { addCleanup } from '../support/cleanup.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createDatabase } from '../support/test-database.ts';

/** A run removes 100 messages at a time, so with this many, it can be killed several times before it is finished. */
const messageCount = 20_000;

const url = await createDatabase();
const folder = mkdtempSync(join(tmpdir(), 'kindcrate-killed-run-'));
addCleanup(() => rmSync(folder, { recursive: true, force: true }));

const settings: Record<string, string> = {
  NODE_OPTIONS: `--import=${new URL('../support/run-jobs-often.ts', import.meta.url)}`,
  ...(url && { DATABASE_URL: url, JWT_SECRET: 'the same in every server of this test' }),
};

/** Runs a statement while a server may be using the database. */
async function query(statement: string): Promise<Record<string, unknown>[]> {
  if (url) return (await runStatement(url, statement)) as Record<string, unknown>[];
  const database = new DatabaseSync(join(folder, 'kindcrate.sqlite'), { timeout: 5_000 });
  const rows = database.prepare(statement).all();
  database.close();
  return rows;
}

async function addOldMessages(): Promise<void> {
  const { database, close } = await openDataFolder(folder, url);
  const fields = {
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Hello',
    message: 'Hello',
    created_at: '2020-01-01',
  };
  for (let added = 0; added < messageCount; added += 1_000) {
    const rows = Array.from({ length: 1_000 }, () => ({ id: randomUUID(), ...fields }));
    await database
      .insertInto('complaints')
      .values(rows.map((row) => ({ ...row, answered_at: null, answered_by: null })))
      .execute();
  }
  await close();
}

const countMessages = async () => Number((await query('select count(*) as count from complaints'))[0]?.count);

/** The number of messages that the run has recorded as removed so far. */
async function countRemoved(): Promise<number> {
  const [run] = await query('select counts from retention_runs');
  return run ? (JSON.parse(String(run.counts)).messages ?? 0) : 0;
}

async function killAfterProgress(server: ServerProcess): Promise<void> {
  const before = await countRemoved();
  await expect.poll(countRemoved, { interval: 5, timeout: 20_000 }).toBeGreaterThan(before);
  expect(await server.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
}

test('threat 46: a nightly run whose server is killed three times is finished once by the servers that start next, and nothing is counted twice', async () => {
  await addOldMessages();
  for (let kill = 0; kill < 3; kill++) {
    await killAfterProgress(await startServerProcess(folder, settings));
    const removed = await countRemoved();
    expect(removed).toBeLessThan(messageCount);
    expect(await countMessages()).toBe(messageCount - removed);
    // The claim of the killed server would expire only after ten minutes, which is too long for a test.
    await query(`update retention_runs set claimed_until = '2020-01-01T00:00:00.000Z'`);
  }
  // Only one server can use the embedded database.
  const next = await Promise.all((url ? [1, 2] : [1]).map(() => startServerProcess(folder, settings)));
  const readFinishedAt = async () => (await query('select finished_at from retention_runs'))[0]?.finished_at;
  await expect.poll(readFinishedAt, { timeout: 30_000 }).toBeTruthy();
  for (const server of next) expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await countMessages()).toBe(0);
  const entries = await query(`select action, detail from audit_entries where subject_kind = 'old data'`);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action: 'removed',
    detail: expect.stringContaining(`${messageCount.toLocaleString('en')} contact messages`),
  });
});
