import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the marker file. As long as a data folder contains it, a restore is unfinished, and the server does not start. */
export const restoreMarker = 'kindcrate.restoring';

/** Whether an earlier restore into the folder was interrupted. */
export const isRestoreUnfinished = (folder: string): boolean => existsSync(join(folder, restoreMarker));
