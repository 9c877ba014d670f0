import { useSyncExternalStore } from 'react';
import { openPersonIdOf, personHref } from '../../../lib/open-person.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const read = () => openPersonIdOf(location.search);

/** The id of the person that the URL of the page opens; undefined if it opens none. */
export const useOpenPersonId = () => useSyncExternalStore(subscribe, read);

/** Opens a person. Back leads to the list. */
export const showPerson = (id: string) => go(personHref(id));

/** Opens the list. */
export const showPeople = () => go(`${location.pathname}#people`);

function go(url: string): void {
  history.pushState(null, '', url);
  for (const notify of listeners) notify();
}
