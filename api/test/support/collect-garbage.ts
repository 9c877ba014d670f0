import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Node.js provides `gc` only with `--expose-gc`, and only in contexts that are created after the flag is set.
setFlagsFromString('--expose-gc');

/** Collects all garbage now, so that everything that remains in memory is in use. */
export const collectGarbage: () => void = runInNewContext('gc');
