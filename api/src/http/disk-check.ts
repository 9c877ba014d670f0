import type { DiskSpace } from '../disk/disk-space.ts';
import { Failure } from '../failure.ts';

/**
 * Refuses a request that may store a lot when the disk is full, so that the last room is left for log-ins and the like.
 * @throws Failure `storage_full`.
 */
export async function requireDiskSpace(disk: DiskSpace): Promise<void> {
  if ((await disk.check()) === 'full') throw new Failure('storage_full');
}
