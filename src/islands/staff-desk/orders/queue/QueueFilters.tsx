import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { $formVersion, parseFilter } from '../../../../stores/staff-orders.ts';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { OrderFilters } from '../OrderFilters.tsx';

interface Props {
  isStaff: boolean;
  /** Whether the filters can be opened and closed, as on a phone, where they would leave no space for the list. */
  isCollapsible: boolean;
  copy: DeskOrdersCopy;
  list: ListCopy;
}

/** The filters of the queue, inside a disclosure where there is little space. */
export function QueueFilters({ isCollapsible, ...props }: Props) {
  const filters = <OrderFilters key={useStore($formVersion)} {...props} />;
  if (!isCollapsible) return <div className="queue__filters">{filters}</div>;
  const count = Object.keys(parseFilter(location.search)).length;
  const { queue } = props.copy;
  return (
    <div className="queue__filters">
      <Disclosure label={count ? formatMessage(queue.filtersInUse, { count }) : queue.filters}>{filters}</Disclosure>
    </div>
  );
}
