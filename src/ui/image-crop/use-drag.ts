import { type PointerEvent, useRef } from 'react';

/**
 * Handles dragging with a finger or a mouse.
 * @param onDrag called on each movement with its horizontal and vertical distance, both as fractions of the element's width; positive
 * means right and down
 * @returns event handlers for the element
 */
export function useDrag(onDrag: (deltaX: number, deltaY: number) => void) {
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
