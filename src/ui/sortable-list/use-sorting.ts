import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findTarget } from './find-target.ts';

/** The sentences that name an item contain `{title}`. */
export interface SortableCopy {
  hint: string;
  grip: string;
  up: string;
  down: string;
  /** With `{title}`, `{position}` and `{count}`. */
  moved: string;
}

/** The control that someone uses to move an item. */
export type Control = 'grip' | 'up' | 'down';

interface Item {
  _id: string;
  title: string;
}

/** How close to an edge of the window a drag starts to scroll, and how far each movement of the pointer scrolls, in pixels. */
const scrolling = { edge: 56, distance: 14 };

/** Moves items of a list by pointer and keyboard. The focus follows the moved item. */
export function useSorting(items: readonly Item[], onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ id: string; startIndex: number }>();
  const [announcement, setAnnouncement] = useState<{ title: string; position: number; count: number }>();

  const move = (from: number, to: number, control: Control) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    flushSync(() => {
      onMove(from, to);
      setAnnouncement({ title: item.title, position: to + 1, count: items.length });
    });
    // An element loses the focus when it is moved in the document.
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  };
  const indexOf = (id: string | undefined) => items.findIndex(({ _id }) => _id === id);
  const release = () => setDragged(undefined);
  const cancel = () => {
    if (dragged) move(indexOf(dragged.id), dragged.startIndex, 'grip');
    release();
  };

  return {
    list,
    announcement,
    draggedId: dragged?.id,
    move,
    grab(id: string, { isPrimary, button, pointerId }: PointerEvent) {
      if (!isPrimary || button !== 0) return;
      // The list captures the pointer, because a moved row would lose it.
      list.current?.setPointerCapture(pointerId);
      setDragged({ id, startIndex: indexOf(id) });
    },
    drag: {
      onPointerMove({ clientY }: PointerEvent) {
        if (!dragged || !list.current) return;
        scrollNearEdge(clientY);
        const from = indexOf(dragged.id);
        const to = findTarget(
          [...list.current.children].map((row) => row.getBoundingClientRect()),
          from,
          clientY,
        );
        if (to !== from) move(from, to, 'grip');
      },
      onPointerUp: release,
      onPointerCancel: cancel,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && cancel(),
    },
  };
}

function scrollNearEdge(clientY: number): void {
  const { edge, distance } = scrolling;
  if (clientY < edge) scrollBy(0, -distance);
  else if (clientY > innerHeight - edge) scrollBy(0, distance);
}
