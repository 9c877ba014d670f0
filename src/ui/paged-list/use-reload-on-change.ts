import { type RefObject, useEffect, useRef } from 'react';
import type { Pages } from '../../stores/paged-list.ts';

/**
 * Leads whoever asked for more to the first row that came, or, when none did, to the button that asks again.
 * @param root of the list, which holds its rows in an element of its own
 * @returns notes that somebody asks
 */
export function useReloadOnChange(root: RefObject<HTMLElement | null>, { state, items }: Pages<unknown>): () => void {
  const rowsBefore = useRef<number>(undefined);
  useEffect(() => {
    if (state === 'loading' || rowsBefore.current === undefined) return;
    const first = root.current?.querySelectorAll<HTMLElement>('.paged-list__row')[rowsBefore.current];
    const target = first ?? root.current?.querySelector<HTMLElement>('.paged-list__end button');
    rowsBefore.current = undefined;
    target?.focus();
  }, [root, state]);
  return () => {
    rowsBefore.current = items.length;
  };
}
