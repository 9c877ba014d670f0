import { useStore } from '@nanostores/react';
import type { OrderColumn } from '../../../../lib/order-columns.ts';
import { replaceFilter, staffOrders } from '../../../../stores/staff-orders.ts';
import type { OrderTableCopy } from './copy.ts';

interface Props {
  column: OrderColumn;
  copy: OrderTableCopy;
}

/** The heading of a column. Only `placed` has a sort button, because the API can sort orders only by the time when they were placed. */
export function ColumnHeader({ column, copy }: Props) {
  const filter = useStore(staffOrders.$filter)?.filter;
  const name = copy.names[column];
  if (column !== 'placed')
    return (
      <th scope="col" data-column={column}>
        {name}
      </th>
    );
  const isOldestFirst = filter?.sort === 'oldest';
  return (
    <th scope="col" data-column={column} aria-sort={isOldestFirst ? 'ascending' : 'descending'}>
      <button
        className="order-table__sort"
        type="button"
        onClick={() => void replaceFilter({ ...filter, sort: isOldestFirst ? undefined : 'oldest' })}
      >
        {name} <span aria-hidden="true">{isOldestFirst ? '↑' : '↓'}</span>
      </button>
    </th>
  );
}
