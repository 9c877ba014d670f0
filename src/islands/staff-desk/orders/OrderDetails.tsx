import { formatMessage } from '@kindcrate/contract/message-format';
import { useRef } from 'react';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { onDemand } from '../../../lib/on-demand.ts';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../ui/paged-list/PagedList.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { lazyQueuePart } from './lazy-queue-part.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { PhotoDialogProvider } from './photos/PhotoDialogProvider.tsx';
import { PhotoLink } from './photos/PhotoLink.tsx';
import { StatusActions } from './StatusActions.tsx';

/** Loads the same chunk as `lazyDeskThread` in ThreadPane.tsx. A shared constant would need a file of its own. */
const lazyDeskThread = onDemand('DeskThread', async () => (await import('../messages/DeskThread.tsx')).DeskThread);

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
  list: ListCopy;
}

/** The details of an order: its photo, facts, messages and history, and buttons for its next statuses. */
export function OrderDetails({ order, copy, list }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { image } = order;
  return (
    <PhotoDialogProvider order={order} copy={copy.photos} list={list}>
      <article className="order-details" aria-labelledby={`order-${order._id}`}>
        <h2 className="desk-title order-details__title" id={`order-${order._id}`} tabIndex={-1} ref={title}>
          {order.itemsName} <Status status={order.status} label={copy.statuses[order.status]} />
        </h2>
        <PhotoLink className="order-details__photo" url={image.url}>
          <img
            src={resolveApiUrl(image.thumbnailUrl)}
            alt={formatMessage(copy.imageAlt, { item: order.itemsName })}
            width={image.width}
            height={image.height}
            loading="lazy"
          />
        </PhotoLink>
        <OrderFacts order={order} copy={copy} />
        <OnDemandPart code={lazyQueuePart} copy={list} props={{ part: 'details', order, copy }} />
        {order.donor && (
          <Disclosure label={copy.thread.title} headingId={`order-${order._id}`}>
            <OnDemandPart code={lazyDeskThread} copy={list} props={{ id: order._id, copy }} />
          </Disclosure>
        )}
        <Disclosure label={copy.history} headingId={`order-${order._id}`}>
          <OnDemandPart code={lazyQueuePart} copy={list} props={{ part: 'history', order, copy }} />
        </Disclosure>
        <StatusActions order={order} copy={copy} list={list} onChanged={() => title.current?.focus()} />
      </article>
    </PhotoDialogProvider>
  );
}
