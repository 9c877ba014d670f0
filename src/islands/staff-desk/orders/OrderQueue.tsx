import { staffOrders } from '../../../stores/staff-orders.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { QueueOrder } from './QueueOrder.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** The list of all orders, with its filters. */
export function OrderQueue({ copy }: Props) {
  return (
    <>
      <OrderFilters copy={copy.orders} />
      <PagedList
        pages={staffOrders}
        copy={copy.list}
        emptyMessage={copy.orders.none}
        label={copy.tabs.orders}
        countMessage={copy.shown}
      >
        {(order) => <QueueOrder order={order} copy={copy.orders} />}
      </PagedList>
    </>
  );
}
