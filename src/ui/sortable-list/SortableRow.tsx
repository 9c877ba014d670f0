import { formatMessage } from '@kindcrate/contract/message-format';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { Control, SortableCopy } from './use-sorting.ts';

interface Props {
  title: string;
  index: number;
  count: number;
  /** The id of the text that explains the grip. */
  hintId: string;
  isDragged: boolean;
  copy: SortableCopy;
  /** `control` is the control that was used; it gets the focus again after the move. */
  onMove: (to: number, control: Control) => void;
  onGrab: (event: PointerEvent) => void;
  children: ReactNode;
}

/** An item of a sortable list, with its grip and, for people who cannot drag, two buttons. */
export function SortableRow({ title, index, count, hintId, isDragged, copy, onMove, onGrab, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to, 'grip');
  };
  const moveButton = (control: 'up' | 'down', to: number) => (
    <button
      className="sortable-list__button"
      type="button"
      data-control={control}
      aria-label={formatMessage(copy[control], { title })}
      // Not `disabled`: the button would lose the focus when the row reaches an end of the list.
      aria-disabled={to < 0 || to >= count}
      onClick={() => onMove(to, control)}
    >
      <Icon path={control === 'up' ? 'm5 12 5-5 5 5' : 'm5 8 5 5 5-5'} />
    </button>
  );
  return (
    <li className="sortable-list__row" data-dragged={isDragged || undefined}>
      <button
        className="sortable-list__button sortable-list__button--grip"
        type="button"
        data-control="grip"
        aria-label={formatMessage(copy.grip, { title })}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onPointerDown={onGrab}
      >
        <Icon path="M4 6h12M4 10h12M4 14h12" />
      </button>
      <div className="sortable-list__content">{children}</div>
      {moveButton('up', index - 1)}
      {moveButton('down', index + 1)}
    </li>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg className="sortable-list__icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);
