import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect } from 'react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { OrderDetails } from '../OrderDetails.tsx';
import { DetailBar } from './DetailBar.tsx';
import './queue-detail.scss';
import { UnlistedOrder } from './UnlistedOrder.tsx';

interface Props {
  /** The loaded orders. */
  items: QueuedOrder[];
  /** The id of the open order in the URL. */
  openOrderId: string | undefined;
  /** The order to show; undefined if no order is open, or if the list does not contain the open one. */
  order: QueuedOrder | undefined;
  /** Whether the details replace the list, as on a phone. */
  isFullPage: boolean;
  /** Whether the queue is a table, which gets the space of the details when they are closed. */
  isTable: boolean;
  onStep: (step: 1 | -1) => void;
  hasMore: boolean;
  copy: DeskOrdersCopy;
  list: ListCopy;
}

/** The details of the open order, beside the list or instead of it. */
export function DetailPane({ items, openOrderId, order, isFullPage, isTable, onStep, hasMore, copy, list }: Props) {
  const index = items.findIndex(({ _id }) => _id === order?._id);
  const name = order?.itemsName;
  const shownId = order?._id ?? openOrderId;
  useEffect(() => {
    if (isFullPage && shownId !== undefined) document.getElementById(`order-${shownId}`)?.focus();
  }, [isFullPage, shownId]);
  if (shownId === undefined) return null;
  const position =
    index < 0 ? copy.queue.notListed : formatMessage(copy.queue.position, { position: index + 1, count: items.length });
  return (
    <section className="queue-detail" aria-label={copy.queue.details}>
      <DetailBar
        position={position}
        name={name}
        canClose={isFullPage || isTable}
        hasPrevious={index > 0}
        hasNext={index < items.length - 1 || hasMore}
        onStep={onStep}
        copy={copy.queue}
      />
      {order ? (
        <OrderDetails key={shownId} order={order} copy={copy} list={list} />
      ) : (
        <UnlistedOrder key={shownId} id={shownId} copy={copy} list={list} />
      )}
    </section>
  );
}
