import type { DiskSpace } from '../disk/disk-space.ts';
import { Failure } from '../failure.ts';

/**
 * Refuses a request that may store a lot of data when the disk is full, so that the remaining space is left for essential
 * data, such as sessions of new logins.
 * @throws Failure `storage_full`.
 */
export async function requireDiskSpace(disk: DiskSpace): Promise<void> {
  if ((await disk.check()) === 'full') throw new Failure('storage_full');
}
