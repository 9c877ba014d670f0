import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { OrderAssignment } from './assignment/OrderAssignment.tsx';
import { BulkDock } from './bulk/BulkDock.tsx';
import { DeskOrderHistory } from './DeskOrderHistory.tsx';
import { DownloadOrders } from './DownloadOrders.tsx';
import { OrderHandover } from './handover/OrderHandover.tsx';
import { hasItemDetails } from './items/has-item-details.ts';
import { ItemList } from './items/ItemList.tsx';
import { LabelSearch } from './labels/LabelSearch.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { OrderNotes } from './notes/OrderNotes.tsx';
import { OrganizationFilter } from './OrganizationFilter.tsx';
import { OrderOutcome } from './outcome/OrderOutcome.tsx';
import type { QueuePartProps } from './queue-part-props.ts';
import { lazyTakeInPanel } from './walk-ins/lazy-take-in-panel.ts';

/**
 * The parts of the queue that only some orders or accounts have, or that someone has to open. They are in one file, because a file for
 * each part would add bytes to the code that the desk loads before it shows anything.
 */
export function QueuePart({ copy, ...props }: QueuePartProps) {
  if (props.part === 'labels') return <LabelSearch isStaff={props.isStaff} copy={copy.labels} />;
  if (props.part === 'walk-in')
    return <OnDemandPart code={lazyTakeInPanel} copy={props.list} props={{ isStaff: props.isStaff, copy }} />;
  if (props.part === 'download') return <DownloadOrders filter={props.filter} copy={copy} />;
  if (props.part === 'filters') return <MoreFilters {...props} copy={copy.moreFilters} />;
  if (props.part === 'organization') return <OrganizationFilter {...props} copy={copy} />;
  if (props.part === 'bulk') return <BulkDock {...props} copy={copy} />;
  const { order } = props;
  if (props.part === 'history') return <DeskOrderHistory history={order.history} copy={copy} />;
  return (
    <>
      {hasItemDetails(order.items) && <ItemList items={order.items} copy={copy.items} />}
      <OrderHandover order={order} copy={copy} />
      <OrderAssignment order={order} copy={copy} />
      <OrderNotes order={order} copy={copy.notes} />
      <OrderOutcome order={order} copy={copy} />
    </>
  );
}
