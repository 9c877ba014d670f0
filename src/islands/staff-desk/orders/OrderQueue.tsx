import { type ComponentType, useRef } from 'react';
import { parseFilter, staffOrders } from '../../../stores/staff-orders.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../../ui/on-demand/use-idle-prefetch.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { BulkPart } from './bulk/BulkPart.tsx';
import { RowCheckbox } from './bulk/RowCheckbox.tsx';
import { lazyQueueActions } from './lazy-queue-actions.ts';
import { lazyQueuePart } from './lazy-queue-part.ts';
import { lazyPhotoDialog } from './photos/lazy-photo-dialog.ts';
import { DetailPane } from './queue/DetailPane.tsx';
import { NewOrders } from './queue/NewOrders.tsx';
import { QueueFilters } from './queue/QueueFilters.tsx';
import { QueueRow } from './queue/QueueRow.tsx';
import { useQueue } from './queue/use-queue.ts';
import { useIsTable } from './queue/use-view.ts';
import { ViewButton } from './queue/ViewButton.tsx';
import { lazyStatusForm } from './StatusActions.tsx';
import { lazyShortcutsDialog } from './shortcuts/lazy-shortcuts-dialog.ts';
import { ShortcutsButton } from './shortcuts/ShortcutsButton.tsx';
import { createShortcutHandlers } from './shortcuts/shortcut-handlers.ts';
import { lazyOrderTable } from './table/lazy-order-table.ts';
import './orders.scss';
import './queue/queue.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** A volunteer sees the orders of one organization, without the organization filter and the export. */
  isStaff: boolean;
  /** Renders how long ago something was. A prop rather than an import: a module that two chunks import would become a third chunk. */
  Age: ComponentType<{ since: string }>;
  copy: StaffDeskCopy;
}

const isLabelSearchOpen = () => 'order' in parseFilter(location.search);

/** The list of orders with its filters. The details of the open order are beside the list or, on a phone, in its place. */
export function OrderQueue({ isStaff, Age, copy }: Props) {
  useIdlePrefetch([lazyQueuePart, lazyQueueActions, lazyStatusForm, lazyShortcutsDialog, lazyPhotoDialog]);
  const root = useRef<HTMLDivElement>(null);
  const isTable = useIsTable();
  const { isWide, ...queue } = useQueue(root, isTable);
  const { orders, list } = copy;
  return (
    <div className={`queue${queue.isFullPage ? ' queue--full-page' : ''}${isTable ? ' queue--table' : ''}`} ref={root}>
      {!isStaff && <p className="quiet">{orders.ownOrganization}</p>}
      <div className="queue__tools">
        <Disclosure label={orders.labels.title} isInitiallyOpen={isLabelSearchOpen}>
          <OnDemandPart code={lazyQueuePart} copy={list} props={{ part: 'labels', isStaff, copy: orders }} />
        </Disclosure>
        <Disclosure label={orders.walkIns.title}>
          <OnDemandPart code={lazyQueuePart} copy={list} props={{ part: 'walk-in', isStaff, list, copy: orders }} />
        </Disclosure>
        <ViewButton isTable={isTable} copy={orders.queue} />
        <NewOrders text={orders.queue.newOrders} />
        <ShortcutsButton
          root={root}
          handlers={createShortcutHandlers(root, queue.onStep, queue.order?._id)}
          copy={orders.keys}
          list={list}
        />
      </div>
      <QueueFilters isStaff={isStaff} isCollapsible={!isWide} copy={orders} list={list} />
      <div className="queue__body">
        <div className="queue__list">
          <PagedList
            pages={staffOrders}
            copy={list}
            emptyMessage={orders.none}
            label={copy.tabs.orders}
            countMessage={copy.shown}
            renderRows={
              isTable
                ? (items) => (
                    <OnDemandPart
                      code={lazyOrderTable}
                      copy={list}
                      props={{ items, openOrderId: queue.openOrderId, label: copy.tabs.orders, Age, copy: orders }}
                    />
                  )
                : undefined
            }
          >
            {(order) => (
              <>
                <RowCheckbox order={order} />
                <QueueRow order={order} isOpen={order._id === queue.order?._id} Age={Age} copy={orders} />
              </>
            )}
          </PagedList>
          <BulkPart copy={orders} list={list} />
        </div>
        {queue.isLoaded && <DetailPane {...queue} isTable={isTable} copy={orders} list={list} />}
      </div>
    </div>
  );
}
