import { type RefObject, useEffect, useRef } from 'react';

/**
 * After "more" was pressed, the button may disappear, so this moves the focus to the first new row, or to the retry button
 * if loading failed.
 * @returns a function to call when "more" is pressed
 */
export function useFocusNewRows(root: RefObject<HTMLElement | null>, isLoading: boolean, rowCount: number): () => void {
  const rowsBefore = useRef<number>(undefined);
  useEffect(() => {
    if (isLoading || rowsBefore.current === undefined) return;
    const first = root.current?.querySelectorAll<HTMLElement>('.paged-list__row')[rowsBefore.current];
    const target = first ?? root.current?.querySelector<HTMLElement>('.paged-list__end button');
    rowsBefore.current = undefined;
    target?.focus();
  }, [root, isLoading]);
  return () => {
    rowsBefore.current = rowCount;
  };
}
