import { type RefObject, useLayoutEffect } from 'react';
import { readyEvent } from '../directives/ready.ts';

/** Notifies `client:intent` that the island's handlers are attached, so that `client:intent` can replay the kept interaction. */
export function useReadyEvent(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    root.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  }, [root]);
}
