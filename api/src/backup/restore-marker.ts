import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the data folder with this name shows that a restore has begun and not ended. The server does not start then. */
export const restoreMarker = 'kindcrate.restoring';

/** Whether an earlier restore into the folder was interrupted. */
export const isRestoreUnfinished = (folder: string): boolean => existsSync(join(folder, restoreMarker));
