import { useSyncExternalStore } from 'react';
import { openIdOf, withOpenId } from '../../../../lib/open-order.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const read = () => openIdOf(location.search);

/** The id of the order that the URL of the page opens; undefined if it opens none. */
export const useOpenId = () => useSyncExternalStore(subscribe, read);

/** The URL of the page with an order open, or with none. */
export const hrefOf = (id: string | undefined) =>
  `${location.pathname}${withOpenId(location.search, id)}${location.hash}`;

/** The state of a history entry that this page added, so that the entry before it is the list. */
interface Opened {
  opensOrder: true;
}

const wasOpenedHere = () => Boolean((history.state as Partial<Opened> | null)?.opensOrder);

/** Opens an order. Back leads to the list, whatever number of orders were opened one after the other. */
export function showOrder(id: string): void {
  const isAnother = read() !== undefined;
  if (isAnother) history.replaceState(history.state, '', hrefOf(id));
  else history.pushState({ opensOrder: true } satisfies Opened, '', hrefOf(id));
  for (const notify of listeners) notify();
}

/** Goes back to the list. */
export function showList(): void {
  if (wasOpenedHere()) {
    // `popstate` follows.
    history.back();
    return;
  }
  history.replaceState(null, '', hrefOf(undefined));
  for (const notify of listeners) notify();
}
