import { type RefObject, useLayoutEffect } from 'react';
import { readyEvent } from '../directives/ready.ts';

/** Notifies `client:intent` that the island's handlers are attached, so that the kept interaction can be replayed. */
export function useReadyEvent(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    root.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  }, [root]);
}
