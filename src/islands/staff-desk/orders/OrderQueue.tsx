import type { CollectionEntry } from 'astro:content';
import { staffOrders } from '../../../stores/staff-orders.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { QueueOrder } from './QueueOrder.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** All orders, to be found and moved on. */
export function OrderQueue({ copy }: Props) {
  return (
    <>
      <OrderFilters copy={copy.orders} />
      <PagedList
        pages={staffOrders}
        copy={copy.list}
        none={copy.orders.none}
        label={copy.tabs.orders}
        shown={copy.shown}
      >
        {(order) => <QueueOrder order={order} copy={copy.orders} />}
      </PagedList>
    </>
  );
}
