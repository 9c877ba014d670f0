import { useRef } from 'react';
import { refreshNeeds } from '../../../stores/staff-needs.ts';
import type { NeedsCopy } from './copy.ts';

/** After a conflict: loads what someone else has saved in the meantime. */
export interface Refresh {
  load: () => Promise<void>;
  /** Closes the open part of the row, and shows that the row is up to date, or that the need is gone. */
  finish: () => void;
}

/** @param finish closes the open part of the row, and shows a message */
export function useRefresh(id: string, copy: NeedsCopy['reloadLatest'], finish: (message: string) => void): Refresh {
  const isListed = useRef(true);
  return {
    async load() {
      isListed.current = await refreshNeeds(id);
    },
    finish: () => finish(isListed.current ? copy.done : copy.gone),
  };
}
