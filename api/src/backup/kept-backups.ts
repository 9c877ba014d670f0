import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of automatic backups. How many are kept is set separately for each kind. */
export type BackupKind = 'scheduled' | 'before-upgrade';

/**
 * Creates the folder, and returns the path that a backup is written to. It is always the same, so that an interrupted backup
 * can be found and continued. Once the backup is complete, `addTimeToName` renames it.
 */
export function undatedPath(folder: string, kind: BackupKind): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${kind}.tar`);
}

/** Adds to the name of a complete backup the time that its data is from. @returns the new path. */
export function addTimeToName(folder: string, kind: BackupKind, takenAt: string): string {
  const path = join(folder, `${kind}-${takenAt.replaceAll(':', '-')}.tar`);
  renameSync(undatedPath(folder, kind), path);
  return path;
}

/** Removes all but the newest backups of a kind, and nothing else in the folder. */
export function pruneBackups(folder: string, kind: BackupKind, keep: number, now: Date): void {
  for (const { name } of listBackups(folder, kind, now).slice(keep)) rmSync(join(folder, name));
}

/** Whether the newest scheduled backup is at least one interval old, or there is none. @param interval milliseconds */
export function isBackupDue(folder: string, interval: number, now: Date): boolean {
  const [newest] = listBackups(folder, 'scheduled', now);
  return !newest || now.getTime() - newest.takenAt >= interval;
}

/**
 * Lists the backups of a kind, newest first. Those from the future are left out: after the clock has been set back, they would
 * otherwise count as the newest until it catches up.
 */
function listBackups(folder: string, kind: BackupKind, now: Date): { name: string; takenAt: number }[] {
  const pattern = new RegExp(`^${kind}-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)-(\\d\\d)-(\\d\\d\\.\\d{3}Z)\\.tar$`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = readdirSync(folder).flatMap((name) => {
    const [matched, day, hour, minute, second] = pattern.exec(name) ?? [];
    return matched ? { name, takenAt: Date.parse(`${day}${hour}:${minute}:${second}`) } : [];
  });
  return found.filter(({ takenAt }) => takenAt <= now.getTime()).toSorted((a, b) => b.takenAt - a.takenAt);
}
