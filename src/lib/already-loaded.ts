import type { OnDemand } from './on-demand.ts';

/** Code that needs no loading. */
export function alreadyLoaded<Code>(code: Code): OnDemand<Code> {
  return { chunk: '', loaded: code, load: async () => code, prefetch() {} };
}
