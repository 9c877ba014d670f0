import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { isBackupDue, pruneBackups } from '../../src/backup/kept-backups.ts';
import { projectFolder, readEnvironment } from '../../src/config/environment.ts';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import { acquireLock } from '../../src/database/folder-lock.ts';
import { beforeMigrationOf, scheduleBackups } from '../../src/startup/automatic-backups.ts';
import { openDatabaseOf } from '../../src/startup/data-folder.ts';
import {
  createEmptyLocation,
  createFolder,
  createLocationWithData,
  createMigratedLocation,
  readAllRows,
  run,
  settingsOf,
} from '../backup/backups.ts';
import { startServerProcess } from '../support/server-process.ts';

/** Starts this version of the server with the database at a location. */
const start = (location: DatabaseLocation, settings: Record<string, string> = {}) =>
  startServerProcess(location.folder, { ...settingsOf(location), ...settings });

/** Opens a database as a starting server does, and migrates it if necessary. @returns how many backups were requested before migrating */
async function openAndCountBackups({ folder, url }: DatabaseLocation): Promise<number> {
  const backUp = vi.fn(async () => {});
  await (await openDatabaseOf(folder, url, backUp)).close();
  return backUp.mock.calls.length;
}

/** Starts the process that makes a backup for the server. */
function spawnBackup(location: DatabaseLocation) {
  const program = join(projectFolder, 'api/src/startup/backup-process.ts');
  return spawn(process.execPath, [program, 'before-upgrade'], { env: { ...settingsOf(location) } });
}

describe('an upgrade', () => {
  test('threat 47: backs up the database before it is migrated, and that backup can be restored', async () => {
    const location = await createLocationWithData();
    const upgraded = await start(location);
    expect(upgraded.errors()).toMatch(/^Backed up \d+ rows of \d+ tables, as of .+, to .+\.\n$/);
    await upgraded.stop('SIGKILL');
    const folder = join(location.folder, 'backups');
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^before-upgrade-\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z\.tar$/)]);
    await withConnection(location, (database) => database.updateTable('orders').set({ location: 'Lost' }).execute());
    const file = join(folder, files[0] ?? '');
    expect(await run('restore', location, [file, '--replace'])).toMatchObject({ code: 0 });
    const expected = await createMigratedLocation();
    expect(await readAllRows(location)).toEqual(await readAllRows(expected));

    expect(await openAndCountBackups(location)).toBe(0);
  });

  test('does not migrate a database that it cannot back up', async () => {
    const location = await createLocationWithData();
    const before = await readAllRows(location);
    const folder = join(createFolder(), 'a file');
    writeFileSync(folder, '');
    const refused = await start(location, { BACKUP_FOLDER: folder });
    expect(refused.errors()).toMatch(
      /^The database was not upgraded, because it could not be backed up first\. .+ Fix that, or set BACKUP_BEFORE_UPGRADE=false\.\n$/,
    );
    expect(await readAllRows(location)).toEqual(before);
  });

  test('makes no backup of a new database, and none when the settings forbid it', async () => {
    expect(await openAndCountBackups(await createEmptyLocation())).toBe(0);
    expect(await openAndCountBackups(await createLocationWithData())).toBe(1);
    expect(beforeMigrationOf(readEnvironment({ BACKUP_BEFORE_UPGRADE: 'false' }))).toBeUndefined();
  });
});

test('a server makes the backups that its settings request, and keeps only the newest of them', async () => {
  const location = await createLocationWithData();
  const folder = join(createFolder(), 'backups');
  mkdirSync(folder);
  const [old, older] = ['scheduled-2026-01-02T03-04-05.006Z.tar', 'scheduled-2026-01-01T03-04-05.006Z.tar'];
  for (const name of [old, older, 'other.tar']) writeFileSync(join(folder, name), 'old');
  const server = await start(location, {
    BACKUP_FOLDER: folder,
    BACKUP_KEEP: '2',
    BACKUP_BEFORE_UPGRADE: 'false',
    NODE_OPTIONS: `--import=${new URL('../support/run-jobs-often.ts', import.meta.url).pathname}`,
  });
  while (existsSync(join(folder, older))) await sleep(20);
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(['other.tar', old, expect.stringMatching(/^scheduled-2[\dT.-]+Z\.tar$/)]);
  expect(await run('restore', await createEmptyLocation(), [join(folder, files[2] ?? '')])).toMatchObject({ code: 0 });
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
});

describe('the process that makes a backup for the server', () => {
  test('is reported as failed, with the signal that ended it', async () => {
    const location = await createLocationWithData();
    for (const [name, value] of Object.entries(settingsOf(location))) vi.stubEnv(name, value);
    vi.stubEnv('NODE_OPTIONS', `--import=${new URL('../backup/kill-after-bytes.ts', import.meta.url).pathname}`);
    vi.stubEnv('KILL_AFTER_BYTES', '1');
    const backUp = beforeMigrationOf(readEnvironment(settingsOf(location)));
    await expect(backUp?.()).rejects.toThrow('The backup process ended with SIGKILL.');
    vi.unstubAllEnvs();
  });

  test('ends when the server is killed, so that the next server can make the backup', async () => {
    const backup = spawnBackup(await createLocationWithData());
    // The standard input of the process also ends when the server is killed.
    backup.stdin.end();
    expect(await once(backup, 'exit')).toEqual([null, 'SIGKILL']);
  });

  test('waits for another backup process that is about to end', async () => {
    const location = await createLocationWithData();
    const folder = join(location.folder, 'backups');
    mkdirSync(folder);
    const unlock = acquireLock(join(folder, 'before-upgrade.tar.partial.lock'));
    const backup = spawnBackup(location);
    const ended = once(backup, 'exit');
    await sleep(1_000);
    expect(backup.exitCode).toBe(null);
    unlock?.();
    expect(await ended).toEqual([0, null]);
  });

  test('is ended when the server closes, and neither a backup nor a failure is logged', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    scheduleBackups(
      app,
      readEnvironment({ ...settingsOf(await createLocationWithData()), BACKUP_FOLDER: createFolder() }),
    );
    await vi.advanceTimersByTimeAsync(10 * 60 * 1000);
    await app.close();
    vi.useRealTimers();
    expect(lines).toEqual([]);
  });
});

describe('scheduled backups', () => {
  const hour = 60 * 60 * 1000;

  test('are due when no backup exists, and when the newest one that is not from the future is old enough', () => {
    const folder = createFolder();
    const takenAt = Date.parse('2026-11-20T10:00:00.000Z');
    const isDue = (hours: number) => isBackupDue(folder, 24 * hour, new Date(takenAt + hours * hour));
    expect(isDue(0)).toBe(true);
    for (const day of ['18', '20', '19']) writeFileSync(join(folder, `scheduled-2026-11-${day}T10-00-00.000Z.tar`), '');
    writeFileSync(join(folder, 'scheduled.tar.partial'), '');
    expect([23.9, 24].map(isDue)).toEqual([false, true]);
    // After the clock was set back, the backup of the 20th is from the future, so the newest one that counts is that of the 19th.
    expect([-2, -0.1, 0].map(isDue)).toEqual([false, false, false]);
    expect(isBackupDue(folder, 20 * hour, new Date(takenAt - 2 * hour))).toBe(true);
  });

  test('are pruned without removing backups of other kinds or from the future, or other files', () => {
    const folder = createFolder();
    const names = ['before-upgrade-2026-11-18T10-00-00.000Z.tar', 'my.tar', 'scheduled-2026-11-18T10-00-00.000Z.tar'];
    for (const name of names) writeFileSync(join(folder, name), '');
    pruneBackups(folder, 'scheduled', 0, new Date('2026-11-18T09:00:00.000Z'));
    expect(readdirSync(folder)).toEqual(names);
    pruneBackups(folder, 'scheduled', 0, new Date('2026-11-18T10:00:00.000Z'));
    expect(readdirSync(folder)).toEqual(names.slice(0, 2));
  });
});
