import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage that startup leaves behind, which an idle server would otherwise keep (docs/decisions/0032). Blocks
 * the event loop for 0.2 s on a busy machine. Node.js provides the function that collects garbage only with `--expose-gc`, and
 * only in contexts that are created after the flag is set.
 */
export function collectStartupGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: (options: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // Only the flavor `last-resort` also returns the freed memory to the system.
  collect({ type: 'major', flavor: 'last-resort' });
}
