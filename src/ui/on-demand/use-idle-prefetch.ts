import { useEffect } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';

/** Loads code when the browser has nothing else to do, so that it is available when someone needs it, even without a connection. */
export function useIdlePrefetch(codes: OnDemand<unknown>[]): void {
  useWhenIdle(() => {
    for (const code of codes) code.prefetch();
  });
}

/** Runs a task once after the first render, when the browser has nothing else to do. */
export function useWhenIdle(task: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    // Safari has no `requestIdleCallback` (https://caniuse.com/requestidlecallback).
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(task, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }, []);
}
