import type { MouseEvent, ReactNode } from 'react';
import './queue-row.scss';
import { rowLinkId } from './row-link-id.ts';
import { hrefOf, showOrder } from './use-order-id.ts';

interface Props {
  id: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A link that opens an order from the list or the table. */
export function RowLink({ id, isOpen, children }: Props) {
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showOrder(id);
  };
  return (
    <a
      className="queue-row__link"
      id={rowLinkId(id)}
      href={hrefOf(id)}
      aria-current={isOpen || undefined}
      onClick={open}
    >
      {children}
    </a>
  );
}
