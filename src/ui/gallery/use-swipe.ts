import { type PointerEvent, useRef } from 'react';
import { stepOfSwipe } from './gallery.ts';

/** Lets a row follow finger or mouse, and says at the end which way it was swiped. Gives what the row listens to. */
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
      if (start.current === undefined || !stepOfSwipe(clientX - start.current, 'ltr')) return;
      row.dataset.swiping = '';
      // Only the finger knows how far: a custom property, set by script, which the content security policy allows.
      row.style.setProperty('--swiped', `${clientX - start.current}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const step = stepOfSwipe(event.clientX - start.current, document.dir === 'rtl' ? 'rtl' : 'ltr');
      release(event);
      if (step) onSwipe(step);
    },
    onPointerCancel: release,
  };
}
