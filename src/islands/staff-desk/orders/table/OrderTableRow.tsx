import type { ComponentType } from 'react';
import { fixedColumn, type OrderColumn } from '../../../../lib/order-columns.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { RowCheckbox } from '../bulk/RowCheckbox.tsx';
import { RowLink } from '../queue/RowLink.tsx';
import { cells } from './cells.tsx';

interface Props {
  order: QueuedOrder;
  columns: readonly OrderColumn[];
  isOpen: boolean;
  /** Renders how long ago something was. OrderQueue.tsx explains why this is a prop. */
  Age: ComponentType<{ since: string }>;
  copy: DeskOrdersCopy;
}

/** An order in the table. The name of its goods is the row's heading, and a link that opens the order. */
export function OrderTableRow({ order, columns, isOpen, Age, copy }: Props) {
  return (
    <tr className="paged-list__row order-table__row" tabIndex={-1}>
      <td className="order-table__select">
        <RowCheckbox order={order} />
      </td>
      <th scope="row">
        <RowLink id={order._id} isOpen={isOpen}>
          {order.itemsName}
        </RowLink>
      </th>
      {columns.map((column) => {
        if (column === fixedColumn) return null;
        const Cell = cells[column];
        return (
          <td key={column} data-column={column}>
            <Cell order={order} Age={Age} copy={copy} />
          </td>
        );
      })}
    </tr>
  );
}
