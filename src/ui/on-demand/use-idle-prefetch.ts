import { useEffect } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';

/** Loads code when the browser has nothing else to do, so that it is available when someone needs it, even without a connection. */
export function useIdlePrefetch(codes: OnDemand<unknown>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; a second call would load nothing more
  useEffect(() => {
    const prefetch = () => {
      for (const code of codes) code.prefetch();
    };
    // Safari has no `requestIdleCallback` (https://caniuse.com/requestidlecallback).
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(prefetch, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(handle);
  }, []);
}
