import type { DiskSpace } from '../disk/disk-space.ts';
import { Failure } from '../failure.ts';

/**
 * Refuses a request that would store much, while there is still room for what must go on, such as log-ins.
 * @throws Failure `storage_full`.
 */
export async function requireDiskSpace(disk: DiskSpace): Promise<void> {
  if ((await disk.check()) === 'full') throw new Failure('storage_full');
}
