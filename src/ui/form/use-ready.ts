import { type RefObject, useEffect } from 'react';
import { readyEvent } from '../../directives/ready.ts';

/** Tells `client:intent` that this island's handlers are attached, so that it can do what was clicked before. */
export function useReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
  }, [root]);
}
