import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type RowPart = 'form' | 'deletion';

/** Which part of a row is open. A form that opens gets the focus, and canceling moves the focus back to the button that opened the part. */
export function useOpenPart(initial?: RowPart) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(initial);
  const show = (part: RowPart | undefined) => flushSync(() => setOpen(part));
  return {
    root,
    open,
    openPart(part: RowPart) {
      show(part);
      root.current?.querySelector<HTMLElement>('form :is(select, input)')?.focus();
    },
    /** Closes the part that is open, and moves the focus back to the button that opened it. */
    cancel() {
      show(undefined);
      root.current?.querySelector<HTMLElement>(`button[value="${open}"]`)?.focus();
    },
    /** Closes the part that is open; the caller moves the focus. */
    close: () => show(undefined),
  };
}
