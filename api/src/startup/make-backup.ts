import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BackupError } from '../backup/backup-error.ts';
import type { EncryptionChoice } from '../backup/encryption.ts';
import { type BackupResult, partialFile, writeBackup } from '../backup/write-backup.ts';
import type { Environment } from '../config/environment.ts';
import { acquireLock } from '../database/folder-lock.ts';
import { readFreeBytes } from '../disk/disk-space.ts';
import { withBackupSource } from './backup-source.ts';

export interface BackupOptions {
  file: string;
  mayReplace?: boolean;
  withImages?: boolean;
  /** Who can decrypt the backup; if undefined, the settings decide. */
  encryption?: EncryptionChoice | undefined;
  /** Milliseconds to wait for another backup to the same file. */
  lockTimeout?: number;
}

/**
 * Makes a backup of the data that the settings name.
 * @throws BackupError
 */
export async function makeBackup(environment: Environment, options: BackupOptions): Promise<BackupResult> {
  const {
    file,
    mayReplace = false,
    withImages = true,
    encryption = encryptionOf(environment),
    lockTimeout = 0,
  } = options;
  const partial = partialFile(file);
  const unlock = await lockPartial(partial, lockTimeout);
  try {
    return await withBackupSource(environment, { withImages }, (source) =>
      writeBackup(source, { file, mayReplace, encryption, checkSpace: () => checkSpace(environment, partial) }),
    );
  } finally {
    unlock();
  }
}

/** Where the server puts its automatic backups. */
export function automaticBackupFolder({ BACKUP_FOLDER, DATA_FOLDER }: Environment): string {
  return BACKUP_FOLDER ?? join(DATA_FOLDER, 'backups');
}

function encryptionOf({ BACKUP_PASSPHRASE, BACKUP_RECIPIENTS }: Environment): EncryptionChoice | undefined {
  if (BACKUP_RECIPIENTS.length) return { recipients: BACKUP_RECIPIENTS };
  return BACKUP_PASSPHRASE ? { passphrase: BACKUP_PASSPHRASE } : undefined;
}

async function lockPartial(partial: string, timeout: number): Promise<() => void> {
  const path = `${partial}.lock`;
  const end = performance.now() + timeout;
  let unlock = tryToLock(path);
  while (!unlock && performance.now() < end) {
    await wait(100);
    unlock = tryToLock(path);
  }
  if (!unlock) throw new BackupError(`Another backup to ${partial.replace(/\.partial$/, '')} is running.`);
  return () => {
    // The lock file is removed first: otherwise another process could lock it between the two steps, just before it is removed.
    rmSync(path, { force: true });
    unlock();
  };
}

function tryToLock(path: string): (() => void) | undefined {
  try {
    return acquireLock(path);
  } catch (error) {
    throw new BackupError(`The folder ${dirname(path)} cannot be written to: ${(error as Error).message}.`);
  }
}

/** A server with its data on the same disk needs the free space more than a backup does. */
async function checkSpace({ MIN_FREE_MEGABYTES }: Environment, partial: string): Promise<void> {
  const folder = dirname(partial);
  if ((await readFreeBytes(folder)) >= MIN_FREE_MEGABYTES * 1_000_000) return;
  rmSync(partial, { force: true });
  throw new BackupError(`Less than ${MIN_FREE_MEGABYTES} MB is free on the disk of ${folder} (MIN_FREE_MEGABYTES).`);
}
