import type { PointerEvent } from 'react';

/** A failure is only logged: the buttons can still move photos. */
const loadDrag = () => import('./drag-photo.ts').catch(console.warn);

/**
 * Returns a `pointerdown` handler that starts dragging a photo.
 * @param onDrop called with the position, from 0, at which the photo was dropped
 */
export function createDragHandler(onDrop: (position: number) => void) {
  return async ({ currentTarget, target, pointerId, button }: PointerEvent<HTMLElement>) => {
    const row = currentTarget.closest('li');
    if (button !== 0 || !row) return;
    // A touch is captured by the element where it began, so no other element would receive its events.
    if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    const position = await (await loadDrag())?.dragPhoto(row, pointerId);
    if (position !== undefined) onDrop(position);
  };
}
