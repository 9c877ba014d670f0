import { useSyncExternalStore } from 'react';

/**
 * Creates a value that is read from the URL of the page. The value changes when the user goes back or forward, and through `change`.
 * @param read returns a primitive, which is compared with the previous one
 */
export function createUrlState<T extends string | undefined>(read: () => T) {
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener('popstate', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('popstate', listener);
    };
  }

  return {
    useValue: () => useSyncExternalStore(subscribe, read),
    /** @param update changes the URL through the History API */
    change(update: () => void): void {
      update();
      for (const notify of listeners) notify();
    },
  };
}
