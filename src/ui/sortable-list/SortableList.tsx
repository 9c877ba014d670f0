import { formatMessage } from '@kindcrate/contract/message-format';
import { type ReactNode, useId } from 'react';
import { SortableRow } from './SortableRow.tsx';
import './sortable-list.scss';
import { type SortableCopy, useSorting } from './use-sorting.ts';
import '../../styles/blocks/visually-hidden.scss';

interface Props<T extends { _id: string; title: string }> {
  items: readonly T[];
  /** The list's accessible name. */
  label: string;
  copy: SortableCopy;
  onMove: (from: number, to: number) => void;
  /** Renders an item between its grip and its buttons. */
  children: (item: T) => ReactNode;
}

/** A list whose order people change by dragging, with the arrow keys, or with buttons. Each move is announced. */
export function SortableList<T extends { _id: string; title: string }>(props: Props<T>) {
  const { items, label, copy, onMove, children } = props;
  const hintId = useId();
  const { list, announcement, draggedId, move, grab, drag } = useSorting(items, onMove);
  return (
    <>
      <p className="quiet" id={hintId}>
        {copy.hint}
      </p>
      <ol className="sortable-list" aria-label={label} ref={list} {...drag}>
        {items.map((item, index) => (
          <SortableRow
            key={item._id}
            title={item.title}
            index={index}
            count={items.length}
            hintId={hintId}
            isDragged={item._id === draggedId}
            copy={copy}
            onMove={(to, control) => move(index, to, control)}
            onGrab={(event) => grab(item._id, event)}
          >
            {children(item)}
          </SortableRow>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement && formatMessage(copy.moved, { ...announcement })}
      </p>
    </>
  );
}
