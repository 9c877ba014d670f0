import { parseFilter, staffOrders } from '../../../stores/staff-orders.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../../ui/on-demand/use-idle-prefetch.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { QueueOrder } from './QueueOrder.tsx';
import { queueActionsCode } from './queue-actions-code.ts';
import { queuePartCode } from './queue-part-code.ts';
import { statusFormCode } from './StatusActions.tsx';
import './orders.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** A volunteer sees the orders of one organization, without the organization filter and the export. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

const isLabelOpen = () => 'order' in parseFilter(location.search);

/** The list of orders, with its filters. */
export function OrderQueue({ isStaff, copy }: Props) {
  useIdlePrefetch([queuePartCode, queueActionsCode, statusFormCode]);
  return (
    <>
      {!isStaff && <p className="quiet">{copy.orders.ownOrganization}</p>}
      <Disclosure label={copy.orders.labels.title} isInitiallyOpen={isLabelOpen}>
        <OnDemandPart code={queuePartCode} copy={copy.list} props={{ part: 'labels', isStaff, copy: copy.orders }} />
      </Disclosure>
      <Disclosure label={copy.orders.walkIns.title}>
        <OnDemandPart
          code={queuePartCode}
          copy={copy.list}
          props={{ part: 'walk-in', isStaff, list: copy.list, copy: copy.orders }}
        />
      </Disclosure>
      <OrderFilters isStaff={isStaff} copy={copy.orders} list={copy.list} />
      <PagedList
        pages={staffOrders}
        copy={copy.list}
        emptyMessage={copy.orders.none}
        label={copy.tabs.orders}
        countMessage={copy.shown}
      >
        {(order) => <QueueOrder order={order} copy={copy.orders} list={copy.list} />}
      </PagedList>
    </>
  );
}
