import { type PointerEvent, useRef } from 'react';
import { pageDirection } from '../../ui/arrow-keys.ts';
import { stepOfSwipe } from './gallery.ts';

/** Pointer handlers that let a row follow the pointer, and report a swipe when the pointer is released. */
export function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef<number>(undefined);

  const release = ({ currentTarget: row }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    delete row.dataset.swiping;
    row.style.removeProperty('--swiped');
  };
  return {
    onPointerDown({ isPrimary, button, clientX, pointerId, currentTarget: row }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0) return;
      start.current = clientX;
      row.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, currentTarget: row }: PointerEvent<HTMLElement>) {
      // Either text direction gives the same answer: this only checks whether the pointer moved far enough.
      if (start.current === undefined || stepOfSwipe(clientX - start.current, 'ltr') === 0) return;
      row.dataset.swiping = '';
      // Set by script, which a content security policy without 'unsafe-inline' allows, unlike a style attribute in HTML.
      row.style.setProperty('--swiped', `${clientX - start.current}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const step = stepOfSwipe(event.clientX - start.current, pageDirection());
      release(event);
      if (step) onSwipe(step);
    },
    onPointerCancel: release,
  };
}
