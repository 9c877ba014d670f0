import { statfs } from 'node:fs/promises';

/** `low`: it is time to make room. `full`: only essential data, such as sessions of new logins, may still be stored. */
export type DiskState = 'enough' | 'low' | 'full';

export interface DiskSpace {
  check(): Promise<DiskState>;
}

/** Milliseconds for which a result is cached. */
const lifetime = 1_000;

/** Returns the bytes that are free on the disk of a folder. */
export type ReadFreeBytes = (folder: string) => Promise<number>;

export const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Creates an object that checks how much space is left on the disk of a folder.
 * @param minFree bytes below which the disk counts as full; below twice that, it is low
 */
export function createDiskSpace(folder: string, minFree: number, readFree = readFreeBytes): DiskSpace {
  let checked: { state: DiskState; at: number } | undefined;

  return {
    async check() {
      const now = performance.now();
      if (checked && now - checked.at < lifetime) return checked.state;
      const state = toState(await readFree(folder), minFree);
      checked = { state, at: now };
      return state;
    },
  };
}

function toState(free: number, minFree: number): DiskState {
  if (free < minFree) return 'full';
  return free < 2 * minFree ? 'low' : 'enough';
}
