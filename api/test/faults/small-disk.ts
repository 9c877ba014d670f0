import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './site.ts';

/** A separate small disk for a data folder, which a test can fill. Linux only. */
export interface SmallDisk {
  /** Where the server finds the disk. */
  folder: string;
  /** The arguments to put before the server's command, so that the server uses the disk as that folder. */
  wrapper: readonly string[];
  /** Where this process finds the disk of a server. */
  pathOf(pid: number | undefined): string;
}

/**
 * The server runs in its own mount namespace, in which a file system in memory hides the folder. In a user namespace, mounting needs
 * no privileges; Ubuntu allows it only with `kernel.apparmor_restrict_unprivileged_userns=0`. The disk lasts as long as the server.
 * https://man7.org/linux/man-pages/man1/unshare.1.html
 */
export function createSmallDisk(megabytes: number): SmallDisk {
  const folder = makeFolder();
  // The previous content of the folder is copied to the disk.
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs /mnt && cp -a "$0"/. /mnt && mount --move /mnt "$0" && exec "$@"`;
  return {
    folder,
    wrapper: ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, folder],
    pathOf: (pid) => path.join(`/proc/${pid}/root`, folder),
  };
}

const fileName = 'filler';

/** Bytes that are free on the disk of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Fills all the space that is left. A second call appends to the same file, so it fills the space that has become free since. */
export function fillDisk(folder: string): void {
  try {
    // One byte more than is free.
    writeFileSync(path.join(folder, fileName), Buffer.alloc(freeBytesOf(folder) + 1, 1), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Deletes what `fillDisk` has written. */
export function freeDisk(folder: string): void {
  rmSync(path.join(folder, fileName), { force: true });
}
