import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { projectFolder } from '../../src/config/environment.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

/** Runs the script of `npm run doctor` in its own process. */
async function runDoctor(settings: Record<string, string>): Promise<{ code: number; output: string; errors: string }> {
  const child = spawn(process.execPath, [join(projectFolder, 'scripts/doctor.ts')], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, errors };
}

const unusedPort = `${await findFreePort()}`;

test('npm run doctor finds no problem while a server is running or after it has stopped, and leaves no file behind', async () => {
  const folder = await createDataFolder();
  const server = await startServerProcess(folder);
  const { port } = new URL(server.origin);
  const withServer = await runDoctor({ DATA_FOLDER: folder, PORT: port });
  expect(withServer.output).toMatch(/^ok +server +the server at http:\/\/127\.0\.0\.1:\d+ is ready$/m);
  expect(withServer.output).toMatch(/^Problems: 0, warnings: \d\.$/m);
  expect([withServer.code, withServer.errors]).toEqual([0, '']);
  await server.stop('SIGTERM');
  const before = readdirSync(folder, { recursive: true }).sort();
  const withoutServer = await runDoctor({ DATA_FOLDER: folder, PORT: unusedPort });
  expect(withoutServer.output).toMatch(/^ok +database +.* is complete and up to date$/m);
  for (const topic of ['version', 'settings', 'server', 'folders', 'database', 'store', 'mail', 'payments', 'clock'])
    expect(withoutServer.output).toMatch(new RegExp(`^(ok|warning) +${topic} `, 'm'));
  expect([withoutServer.code, withoutServer.errors]).toEqual([0, '']);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
});

test('npm run doctor exits with 1 and suggests what to do about a damaged database', async () => {
  const folder = await createDataFolder();
  writeFileSync(join(folder, 'kindcrate.sqlite'), 'not a database');
  const { code, output, errors } = await runDoctor({ DATA_FOLDER: folder, PORT: unusedPort });
  expect(output).toMatch(/^PROBLEM +database .*cannot be used.*\n +→ Restore a backup/m);
  expect([code, errors]).toEqual([1, '']);
});

test('npm run doctor exits with 1 when PostgreSQL does not answer, without showing its password', async () => {
  const DATABASE_URL = `postgres://kindcrate:private-word@127.0.0.1:${unusedPort}/kindcrate`;
  const settings = {
    DATABASE_URL,
    JWT_SECRET: 'x'.repeat(32),
    DATA_FOLDER: await createDataFolder(),
    PORT: unusedPort,
  };
  const { code, output, errors } = await runDoctor(settings);
  expect(output).toMatch(
    /^PROBLEM +database +PostgreSQL at 127\.0\.0\.1:\d+\/kindcrate cannot be used: .*\n +→ Check that it is running/m,
  );
  expect(output + errors).not.toMatch(/private-word|xxxx/);
  expect(code).toBe(1);
});

test('npm run doctor stops at settings that are not valid, and lists what it did not check', async () => {
  const { code, output } = await runDoctor({ PORT: 'many' });
  expect(output).toMatch(/^PROBLEM +settings +PORT must be .*\n +→ .*\n.*are checked once the settings are valid\.$/m);
  expect(code).toBe(1);
});
