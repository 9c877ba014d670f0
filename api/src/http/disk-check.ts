import type { DiskSpace } from '../disk/disk-space.ts';
import { Failure } from '../failure.ts';

/**
 * When the disk is full, refuses a request that may store a lot of data, so that the remaining space is left for essential
 * data, such as the sessions of new logins.
 * @throws Failure `storage_full`.
 */
export async function requireDiskSpace(disk: DiskSpace): Promise<void> {
  if ((await disk.check()) === 'full') throw new Failure('storage_full');
}
