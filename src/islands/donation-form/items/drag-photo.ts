/**
 * Follows the pointer that drags a photo until the pointer is released, and marks the photo under the pointer.
 * @param row the dragged photo in the list
 * @returns the position in the list, from 0, at which the photo was dropped; undefined if the drag was canceled or did not end on
 *   another photo
 */
export function dragPhoto(row: HTMLElement, pointerId: number): Promise<number | undefined> {
  const rows = [...(row.parentElement?.children ?? [])];
  const listeners = new AbortController();
  const { signal } = listeners;
  let over: Element | undefined;
  const mark = (next: Element | undefined) => {
    over?.removeAttribute('data-over');
    over = next === row ? undefined : next;
    over?.setAttribute('data-over', '');
  };

  return new Promise((resolve) => {
    const end = (target: Element | undefined) => {
      listeners.abort();
      mark(undefined);
      row.removeAttribute('data-dragged');
      resolve(target && rows.indexOf(target));
    };
    const follow = (event: PointerEvent) => {
      // Another pointer moved, or the button was released before this code had loaded.
      if (event.pointerId !== pointerId || event.buttons === 0) return end(undefined);
      row.setAttribute('data-dragged', '');
      const hovered = document.elementFromPoint(event.clientX, event.clientY);
      return mark(rows.find((other) => other.contains(hovered)));
    };
    // On the document: if the row captured the pointer, its events would not report the elements under the pointer.
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', () => end(over), { signal });
    document.addEventListener('pointercancel', () => end(undefined), { signal });
    document.addEventListener('pointerdown', (event) => event.pointerId !== pointerId && end(undefined), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
  });
}
