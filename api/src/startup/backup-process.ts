import { type BackupKind, nameBackup, pruneBackups, undatedPath } from '../backup/kept-backups.ts';
import { runCommand } from './command-line.ts';
import { describeContents } from './describe-backup.ts';
import { automaticBackupFolder, makeBackup } from './make-backup.ts';

// Makes a backup for the server, in a separate process: its memory is given back afterwards, and it can be ended at any time.

/** Enough, because an upgrade that goes wrong is noticed long before three more. */
const keptBeforeUpgrade = 3;
/** Milliseconds for the backup of a server that was killed to end. It has low priority, so a busy machine lets it wait. */
const lockTimeout = 10_000;

// Only the user that runs the server may read the files that it creates.
process.umask(0o077);
// A server that was killed starts again, and must not find this process still at work.
process.stdin.once('end', () => process.kill(process.pid, 'SIGKILL')).resume();
process.exitCode = await runCommand(async (environment) => {
  const kind = process.argv[2] as BackupKind;
  const folder = automaticBackupFolder(environment);
  // No migration changes images, so they are in the store before and after it.
  const withImages = kind === 'scheduled';
  const file = undatedPath(folder, kind);
  const { contents } = await makeBackup(environment, { file, replaces: true, withImages, lockTimeout });
  const path = nameBackup(folder, kind, contents.takenAt);
  pruneBackups(folder, kind, kind === 'scheduled' ? environment.BACKUP_KEEP : keptBeforeUpgrade, new Date());
  return `Backed up ${describeContents(contents)} to ${path}.`;
});
process.stdin.destroy();
