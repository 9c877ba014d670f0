import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus after "more" was pressed, because that button may disappear: to the first new row, or to the retry button if
 * loading failed.
 * @returns a function to call when "more" is pressed
 */
export function useFocusNewRows(root: RefObject<HTMLElement | null>, isLoading: boolean, rowCount: number): () => void {
  const rowsBefore = useRef<number>(undefined);
  useEffect(() => {
    if (isLoading || rowsBefore.current === undefined) return;
    // The button follows the rows, so it is the next target if there is no new row.
    const targets = root.current?.querySelectorAll<HTMLElement>('.paged-list__row, .paged-list__end button');
    targets?.[rowsBefore.current]?.focus();
    rowsBefore.current = undefined;
  }, [root, isLoading]);
  return () => {
    rowsBefore.current = rowCount;
  };
}
