import { addTimeToName, type BackupKind, pruneBackups, undatedPath } from '../backup/kept-backups.ts';
import { runCommand } from './command-line.ts';
import { describeContents } from './describe-backup.ts';
import { automaticBackupFolder, makeBackup } from './make-backup.ts';

// Makes a backup for the server, in a separate process: its memory is freed afterward, and it can be ended at any time.

/** How many of the backups made before upgrades are kept. A failed upgrade is noticed long before three more have followed. */
const keptBeforeUpgrade = 3;
/** Milliseconds to wait for the backup process of a killed server, which ends late on a busy machine, because its priority is low. */
const lockTimeout = 10_000;

// Only the user that runs the server may read the files that this process creates.
process.umask(0o077);
// Standard input ends even when the server is killed. When the server starts again, this process must not be running anymore.
process.stdin.once('end', () => process.kill(process.pid, 'SIGKILL')).resume();
process.exitCode = await runCommand(async (environment) => {
  const kind = process.argv[2] as BackupKind;
  const folder = automaticBackupFolder(environment);
  // A backup made before an upgrade needs no images: no migration changes them, so they are still in the store afterward.
  const withImages = kind === 'scheduled';
  const file = undatedPath(folder, kind);
  const { contents } = await makeBackup(environment, { file, mayReplace: true, withImages, lockTimeout });
  const path = addTimeToName(folder, kind, contents.takenAt);
  pruneBackups(folder, kind, kind === 'scheduled' ? environment.BACKUP_KEEP : keptBeforeUpgrade, new Date());
  return `Backed up ${describeContents(contents)} to ${path}.`;
});
process.stdin.destroy();
