import { useRef } from 'react';
import { refreshNeeds } from '../../../stores/staff-needs.ts';
import type { NeedsCopy } from './copy.ts';

/** Loads what someone else has saved first, after a conflict. */
export interface Refresh {
  load: () => Promise<void>;
  /** Closes what is open, and says that the row is up to date, or that the need is gone. */
  finish: () => void;
}

/** @param finish closes what is open, and shows a message */
export function useRefresh(id: string, copy: NeedsCopy['reloadLatest'], finish: (message: string) => void): Refresh {
  const isListed = useRef(true);
  return {
    async load() {
      isListed.current = await refreshNeeds(id);
    },
    finish: () => finish(isListed.current ? copy.done : copy.gone),
  };
}
