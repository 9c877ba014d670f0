import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Backups that the server makes by itself, each kind with a retention of its own. */
export type BackupKind = 'scheduled' | 'before-upgrade';

/**
 * Returns the path at which a backup is written, or continued after an interruption, and creates the folder. When the backup
 * is complete, `nameBackup` renames it after the time of its data.
 */
export function unnamedBackup(folder: string, kind: BackupKind): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${kind}.tar`);
}

/** Gives a complete backup its final name. @returns its path. */
export function nameBackup(folder: string, kind: BackupKind, takenAt: string): string {
  const path = join(folder, `${kind}-${takenAt.replaceAll(':', '-')}.tar`);
  renameSync(unnamedBackup(folder, kind), path);
  return path;
}

/** Removes all but the newest backups of a kind, and nothing else in the folder. */
export function pruneBackups(folder: string, kind: BackupKind, keep: number): void {
  for (const { name } of listBackups(folder, kind).slice(keep)) rmSync(join(folder, name));
}

/** Whether the newest scheduled backup is older than an interval, in milliseconds. One from the future counts as missing. */
export function isBackupDue(folder: string, interval: number, now: Date): boolean {
  const [newest] = listBackups(folder, 'scheduled');
  const age = newest ? now.getTime() - newest.takenAt : Number.POSITIVE_INFINITY;
  return age < 0 || age >= interval;
}

/** The newest comes first. */
function listBackups(folder: string, kind: BackupKind): { name: string; takenAt: number }[] {
  const pattern = new RegExp(`^${kind}-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)-(\\d\\d)-(\\d\\d\\.\\d{3}Z)\\.tar$`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = readdirSync(folder).flatMap((name) => {
    const [matched, day, hour, minute, second] = pattern.exec(name) ?? [];
    return matched ? { name, takenAt: Date.parse(`${day}${hour}:${minute}:${second}`) } : [];
  });
  return found.toSorted((a, b) => b.takenAt - a.takenAt);
}
