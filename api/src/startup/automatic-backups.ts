import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { BackupError } from '../backup/backup-error.ts';
import { type BackupKind, isBackupDue } from '../backup/kept-backups.ts';
import type { Environment } from '../config/environment.ts';
import type { BeforeMigration } from '../database/migrate.ts';
import { startRegularJob } from '../jobs/regular-job.ts';

/** Milliseconds between checks of whether a backup is due. */
const interval = 10 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** Makes a backup whenever one is due, if the settings name a folder for backups. */
export function scheduleBackups(app: FastifyInstance, { BACKUP_FOLDER, BACKUP_EVERY_HOURS }: Environment): void {
  if (!BACKUP_FOLDER) return;
  startRegularJob(app, {
    interval,
    problem: 'could not make a backup',
    async run(signal) {
      if (!isBackupDue(BACKUP_FOLDER, BACKUP_EVERY_HOURS * hour, new Date())) return;
      const message = await backUpInChildProcess('scheduled', signal);
      if (message) app.log.info(message.trim());
    },
  });
}

/** Returns the function that backs up a database that is about to be migrated; undefined if the settings turn that backup off. */
export function beforeMigrationOf({ BACKUP_BEFORE_UPGRADE }: Environment): BeforeMigration | undefined {
  if (!BACKUP_BEFORE_UPGRADE) return undefined;
  return async () => {
    const message = await backUpInChildProcess('before-upgrade').catch((error) => {
      throw new BackupError(
        `The database was not upgraded, because it could not be backed up first. ${error.message} Fix that, or set BACKUP_BEFORE_UPGRADE=false.`,
      );
    });
    process.stderr.write(message);
  };
}

/**
 * Without this flag and variable, a backup of 200,000 rows and 135 MB takes 310 MB of memory instead of 164 MB (Node 24, glibc), and
 * is no faster.
 */
const lowMemory = { flag: '--max-semi-space-size=2', env: { MALLOC_ARENA_MAX: '1' } };

/**
 * @returns what the process printed, which is nothing if the signal ended it.
 * @throws BackupError with what the process printed, if it failed.
 */
async function backUpInChildProcess(kind: BackupKind, signal?: AbortSignal): Promise<string> {
  const program = fileURLToPath(new URL('./backup-process.ts', import.meta.url));
  const env = { ...process.env, ...lowMemory.env };
  // The child ends when its standard input does, which happens even when this process is killed.
  const child = spawn(process.execPath, [lowMemory.flag, program, kind], { env, stdio: 'pipe' });
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  // Requests take priority over a backup.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [output, errors, [code, endSignal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  signal?.removeEventListener('abort', end);
  // The next run continues a backup that was interrupted when the server closed.
  if (code !== 0 && !signal?.aborted)
    throw new BackupError(errors.trim() || `The backup process ended with ${endSignal ?? `code ${code}`}.`);
  return output;
}
