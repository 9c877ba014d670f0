import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/config/environment.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

interface Ran {
  code: number;
  output: string;
  errors: string;
}

/** Runs what `npm run staff --` runs, as a process of its own. */
async function runStaff(folder: string, parameters: string[], input?: string): Promise<Ran> {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts/staff.ts'), ...parameters], {
    env: { PATH: process.env.PATH, DATA_FOLDER: folder },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, errors };
}

async function logIn(origin: string, email: string, password: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${origin}/api/Login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) }))
    .status;
}

const passwordIn = (output: string) => / with the password (\S+)\n$/.exec(output)?.[1] ?? '';

test('makes an account while the server runs, which goes on as if nothing were', async () => {
  const server = await startServerProcess(await createDataFolder());
  const folder = /^Data is stored in (.*)$/m.exec(server.output())?.[1] ?? '';
  const made = await runStaff(folder, ['create', 'boss@example.com']);
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(await logIn(server.origin, 'boss@example.com', passwordIn(made.output))).toBe(200);
  const again = await runStaff(folder, ['create', 'boss@example.com']);
  expect(again).toEqual({
    code: 1,
    output: '',
    errors: 'boss@example.com is already staff. Nothing was changed.\n',
  });
  expect((await server.stop('SIGTERM')).code).toBe(0);
  expect(server.errors()).toBe('');
});

test('makes an account while no server runs, even before the first start, and holds nothing afterwards', async () => {
  const folder = await createDataFolder();
  rmSync(folder, { recursive: true });
  const made = await runStaff(folder, ['create', 'first@example.com', '--password-stdin'], 'chosen by hand\n');
  expect(made).toEqual({
    code: 0,
    output: 'first@example.com now has a staff account with the password you gave.\n',
    errors: '',
  });
  expect(statSync(join(folder, 'kindcrate.sqlite')).mode & 0o077).toBe(0);
  const server = await startServerProcess(folder);
  expect(server.output()).not.toContain('Staff log-in');
  expect(await logIn(server.origin, 'first@example.com', 'chosen by hand')).toBe(200);
  await server.stop('SIGTERM');
});

test('writes nothing beside a server whose tables it does not know', async () => {
  const folder = await createDataFolder();
  const holder = await openDataFolder(folder);
  const { database } = holder;
  await database
    .deleteFrom('kysely_migration' as 'seeds')
    .where('name', '=', '0010-desk-catalogue')
    .execute();
  const { code, errors } = await runStaff(folder, ['create', 'boss@example.com']);
  expect([code, errors]).toEqual([
    1,
    `The server on the data folder ${folder} is still starting, or is an older version. Wait a moment, or restart it.\n`,
  ]);
  expect(await database.selectFrom('users').select('id').execute()).toEqual([]);
  await holder.close();
});

test('four commands at once beside a server that works are all done, and so is its work', async () => {
  const folder = await createDataFolder();
  const server = await startServerProcess(folder, { LOG_LEVEL: 'error' });
  const message = { name: 'Robin', email: 'robin@example.com', message: 'When?' };
  const headers = { 'content-type': 'application/json' };
  const send = () =>
    fetch(`${server.origin}/api/complaints/contact`, { method: 'POST', headers, body: JSON.stringify(message) });
  let isDone = false;
  const statuses: number[] = [];
  const work = async () => {
    while (!isDone) statuses.push((await send()).status);
  };
  const working = work();
  const commands = await Promise.all(
    Array.from({ length: 4 }, (_, n) => runStaff(folder, ['create', `boss-${n}@example.com`])),
  );
  isDone = true;
  await working;
  expect(commands.map(({ code, errors }) => [code, errors])).toEqual(Array(4).fill([0, '']));
  expect(new Set(statuses)).toEqual(new Set([201]));
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
});

test('says how it is used, and what is wrong with the settings', async () => {
  const folder = await createDataFolder();
  expect(await runStaff(folder, [])).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage:/) });
  expect((await runStaff(folder, ['create', 'boss@example.com', '--password-stdin'], '')).errors).toBe(
    'Password is required.\n',
  );
});
