import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What can be open in a row: its form, or the confirmation of its deletion. */
export type RowPanel = 'form' | 'deletion';

/**
 * Which panel of a row is open, if any. A form that opens gets the focus, and canceling moves the focus back to the button that opened
 * the panel.
 */
export function useOpenPanel(initial?: RowPanel) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(initial);
  const show = (panel: RowPanel | undefined) => flushSync(() => setOpen(panel));
  return {
    root,
    open,
    openPanel(panel: RowPanel) {
      show(panel);
      root.current?.querySelector<HTMLElement>('form :is(select, input)')?.focus();
    },
    /** Closes the open panel, and moves the focus back to the button that opened it. */
    cancel() {
      show(undefined);
      root.current?.querySelector<HTMLElement>(`button[value="${open}"]`)?.focus();
    },
    /** Closes the open panel; the caller moves the focus. */
    close: () => show(undefined),
  };
}
