import { type PointerEvent, useRef } from 'react';

/**
 * Follows a finger or a mouse on an element. Gives what the element listens to.
 * @param onDrag told each move, as a part of the element's width
 */
export function useDrag(onDrag: (right: number, down: number) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);

  const release = () => {
    last.current = undefined;
  };
  return {
    onPointerDown({ isPrimary, button, clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0) return;
      last.current = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY, currentTarget: { clientWidth } }: PointerEvent<HTMLElement>) {
      if (!last.current) return;
      const { x, y } = last.current;
      last.current = { x: clientX, y: clientY };
      onDrag((clientX - x) / clientWidth, (clientY - y) / clientWidth);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
