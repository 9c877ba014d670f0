import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a data folder into which a restore has begun; the server does not start on it. */
export const restoreMarker = 'kindcrate.restoring';

/** Whether an earlier restore into the folder was interrupted. */
export const isRestoreUnfinished = (folder: string): boolean => existsSync(join(folder, restoreMarker));
