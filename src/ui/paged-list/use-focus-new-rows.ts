import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new row after "more" was pressed, because the button may disappear; to the retry button
 * when loading failed.
 * @returns call it when "more" is pressed
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
