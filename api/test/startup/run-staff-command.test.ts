import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/config/environment.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

interface Result {
  code: number;
  output: string;
  errors: string;
}

/** Runs the script of `npm run staff --` in its own process. */
async function runStaff(folder: string, args: string[], input?: string): Promise<Result> {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts/staff.ts'), ...args], {
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

test('the staff command creates an account while the server keeps running', async () => {
  const server = await startServerProcess(await createDataFolder());
  const folder = /^Data is stored in (.*)$/m.exec(server.output())?.[1] ?? '';
  const created = await runStaff(folder, ['create', 'boss@example.com']);
  expect([created.code, created.errors]).toEqual([0, '']);
  expect(await logIn(server.origin, 'boss@example.com', passwordIn(created.output))).toBe(200);
  const secondRun = await runStaff(folder, ['create', 'boss@example.com']);
  expect(secondRun).toEqual({
    code: 1,
    output: '',
    errors: 'boss@example.com is already staff. Nothing was changed.\n',
  });
  expect((await server.stop('SIGTERM')).code).toBe(0);
  expect(server.errors()).toBe('');
});

test('the staff command creates an account before the first start of the server, and unlocks the data folder afterward', async () => {
  const folder = await createDataFolder();
  rmSync(folder, { recursive: true });
  const created = await runStaff(folder, ['create', 'first@example.com', '--password-stdin'], 'chosen by hand\n');
  expect(created).toEqual({
    code: 0,
    output: 'first@example.com now has a staff account with the password you gave.\n',
    errors: '',
  });
  expect(statSync(join(folder, 'kindcrate.sqlite')).mode & 0o077).toBe(0);
  const server = await startServerProcess(folder);
  expect(server.output()).not.toContain('Staff login');
  expect(await logIn(server.origin, 'first@example.com', 'chosen by hand')).toBe(200);
  await server.stop('SIGTERM');
});

test('the staff command writes nothing while a server with another version of the tables is running', async () => {
  const folder = await createDataFolder();
  // Locks the folder, as a running server does.
  const { database, close } = await openDataFolder(folder);
  // Makes the tables look older. Kysely's own table is not in our schema, so the query uses the type of `seeds` instead.
  await database
    .deleteFrom('kysely_migration' as 'seeds')
    .where('name', '=', '0010-desk-catalogue')
    .execute();
  const { code, errors } = await runStaff(folder, ['create', 'boss@example.com']);
  expect([code, errors]).toEqual([
    1,
    `The server that uses the data folder ${folder} is still starting, or runs an older version. Wait a moment, or restart the server.\n`,
  ]);
  expect(await database.selectFrom('users').select('id').execute()).toEqual([]);
  await close();
});

test('four simultaneous staff commands and the requests of a busy server all succeed', async () => {
  const folder = await createDataFolder();
  const server = await startServerProcess(folder, { LOG_LEVEL: 'error' });
  const message = { name: 'Robin', email: 'robin@example.com', message: 'When?' };
  const headers = { 'content-type': 'application/json' };
  const send = () =>
    fetch(`${server.origin}/api/complaints/contact`, { method: 'POST', headers, body: JSON.stringify(message) });
  let isDone = false;
  const statuses: number[] = [];
  const sendRequests = async () => {
    while (!isDone) statuses.push((await send()).status);
  };
  const requests = sendRequests();
  const commands = await Promise.all(
    Array.from({ length: 4 }, (_, n) => runStaff(folder, ['create', `boss-${n}@example.com`])),
  );
  isDone = true;
  await requests;
  expect(commands.map(({ code, errors }) => [code, errors])).toEqual(Array(4).fill([0, '']));
  expect(new Set(statuses)).toEqual(new Set([201]));
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
});

test('the staff command prints its usage when its arguments are missing, and reports a missing password', async () => {
  const folder = await createDataFolder();
  expect(await runStaff(folder, [])).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage:/) });
  expect((await runStaff(folder, ['create', 'boss@example.com', '--password-stdin'], '')).errors).toBe(
    'Password is required.\n',
  );
});
