import { orderNumber } from '@kindcrate/contract/order-number';
import type { ComponentType, ReactNode } from 'react';
import type { fixedColumn, OrderColumn } from '../../../../lib/order-columns.ts';
import { describeQuantity } from '../../../../lib/order-quantity.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { AgreedTime } from '../queue/AgreedTime.tsx';
import { statusSince } from '../queue/status-since.ts';
import { categoriesOf, receivedAt } from './cell-values.ts';
import { ShortDay } from './ShortDay.tsx';

interface Props {
  order: QueuedOrder;
  Age: ComponentType<{ since: string }>;
  copy: DeskOrdersCopy;
}

type Cells = Record<Exclude<OrderColumn, typeof fixedColumn>, (props: Props) => ReactNode>;

/** The cell of each column, except the column with the rows' headings. */
export const cells: Cells = {
  number: ({ order }) => orderNumber(order._id),
  pieces: ({ order, copy }) => describeQuantity(order, copy.offeredAndReceived),
  donor: ({ order: { donor }, copy }) => donor?.username ?? copy.noDonor,
  organization: ({ order }) => order.charity.title,
  category: ({ order }) =>
    new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(categoriesOf(order)),
  status: ({ order: { status }, copy }) => (
    <span className="desk-status" data-status={status}>
      {copy.statuses[status]}
    </span>
  ),
  // An order that has ended no longer waits.
  waiting: ({ order, Age }) => order.next.length > 0 && <Age since={statusSince(order)} />,
  placed: ({ order }) => <ShortDay at={order.createdAt} />,
  handover: ({ order, copy }) => <AgreedTime order={order} copy={copy.queue} />,
  received: ({ order }) => <ShortDay at={receivedAt(order)} />,
  assignee: ({ order: { assignee }, copy }) => assignee && (assignee.username ?? copy.queue.colleague),
};
