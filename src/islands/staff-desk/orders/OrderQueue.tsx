import { staffOrders } from '../../../stores/staff-orders.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { QueueOrder } from './QueueOrder.tsx';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** A volunteer sees the orders of one organization, without the organization filter and the export. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** The list of orders, with its filters. */
export function OrderQueue({ isStaff, copy }: Props) {
  return (
    <>
      {!isStaff && <p className="quiet">{copy.orders.ownOrganization}</p>}
      <OrderFilters isStaff={isStaff} copy={copy.orders} />
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
