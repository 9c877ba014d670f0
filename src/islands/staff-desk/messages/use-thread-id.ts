import { useSyncExternalStore } from 'react';

const parameter = 'thread';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const read = () => new URLSearchParams(location.search).get(parameter) ?? undefined;

/** The id of the thread that the URL of the page opens; undefined if it opens none. */
export const useThreadId = () => useSyncExternalStore(subscribe, read);

/** The URL of the page with a thread open, or with none. */
export function threadHref(id: string | undefined): string {
  const parameters = new URLSearchParams(location.search);
  if (id === undefined) parameters.delete(parameter);
  else parameters.set(parameter, id);
  return `${location.pathname}${parameters.size ? `?${parameters}` : ''}${location.hash}`;
}

/** The state of a history entry that this page added, so that the entry before it is the list. */
interface Opened {
  opensThread: true;
}

const wasOpenedHere = () => Boolean((history.state as Partial<Opened> | null)?.opensThread);

/** Opens a thread. Back leads to the list, whatever number of threads were opened one after the other. */
export function showThread(id: string): void {
  if (read() === undefined) history.pushState({ opensThread: true } satisfies Opened, '', threadHref(id));
  else history.replaceState(history.state, '', threadHref(id));
  for (const notify of listeners) notify();
}

/** Goes back to the list. */
export function showThreadList(): void {
  if (wasOpenedHere()) {
    // `popstate` follows.
    history.back();
    return;
  }
  history.replaceState(null, '', threadHref(undefined));
  for (const notify of listeners) notify();
}
