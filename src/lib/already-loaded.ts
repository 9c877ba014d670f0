import type { OnDemand } from './on-demand.ts';

/** Wraps code that is already loaded, for a caller that expects code on demand. */
export function alreadyLoaded<Code>(code: Code): OnDemand<Code> {
  return { chunk: '', loaded: code, load: async () => code, prefetch() {} };
}
