import type { ComponentType } from 'react';
import { parseColumns } from '../../../../lib/order-columns.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { columnsInUrl } from '../queue/use-view.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ColumnHeader } from './ColumnHeader.tsx';
import { OrderTableRow } from './OrderTableRow.tsx';
import './order-table.scss';

interface Props {
  items: QueuedOrder[];
  /** The id of the open order in the URL. */
  openOrderId: string | undefined;
  /** The table's accessible name. */
  label: string;
  Age: ComponentType<{ since: string }>;
  copy: DeskOrdersCopy;
}

/**
 * The queue as a table with the columns that the URL lists. The table scrolls on its own, so that its header stays in view and the page fits
 * narrow screens.
 */
export function OrderTable({ items, openOrderId, label, Age, copy }: Props) {
  const columns = parseColumns(columnsInUrl.useValue());
  return (
    <div className="order-table">
      <ColumnChoice columns={columns} copy={copy.table} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people who use the keyboard could not scroll the table otherwise */}
      <section className="order-table__scroll" aria-label={copy.table.scroll} tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th className="order-table__select" scope="col">
                <span className="visually-hidden">{copy.table.select}</span>
              </th>
              {columns.map((column) => (
                <ColumnHeader key={column} column={column} copy={copy.table} />
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((order) => (
              <OrderTableRow
                key={order._id}
                order={order}
                columns={columns}
                isOpen={order._id === openOrderId}
                Age={Age}
                copy={copy}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
