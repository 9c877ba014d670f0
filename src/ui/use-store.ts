import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Subscribes to a store. Replaces the hook of `@nanostores/react`, most of which is for maps with deep keys.
 * @param serverValue the value in the built page and during hydration; undefined if it is the same as the browser's
 */
export function useStore<T>($store: ReadableAtom<T>, serverValue: () => T = () => $store.get()): T {
  const subscribe = useCallback((onChange: () => void) => $store.listen(onChange), [$store]);
  return useSyncExternalStore(subscribe, () => $store.get(), serverValue);
}
