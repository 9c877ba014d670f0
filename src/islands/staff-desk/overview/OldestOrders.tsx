import { formatMessage } from '@kindcrate/contract/message-format';
import type { WaitingOrder } from '@kindcrate/contract/staff-overview';
import { Time } from '../../../ui/time/Time.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { AgeText } from './AgeText.tsx';
import type { OverviewCopy } from './copy.ts';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  orders: WaitingOrder[];
  copy: OverviewCopy['waiting'];
  statuses: DeskOrdersCopy['statuses'];
}

/** The orders that have waited longest in their status. */
export function OldestOrders({ orders, copy, statuses }: Props) {
  return (
    <table className="overview-table">
      <caption className="visually-hidden">{copy.oldest}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.order}</th>
          <th scope="col">{copy.status}</th>
          <th className="overview-table__wide" scope="col">
            {copy.sinceTitle}
          </th>
          <th className="overview-table__number" scope="col">
            {copy.age}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order._id} order={order} copy={copy} statuses={statuses} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order, copy, statuses }: Omit<Props, 'orders'> & { order: WaitingOrder }) {
  const { _id, itemsName, donor, organization, status, since } = order;
  return (
    <tr>
      <td>
        <a className="overview-table__link" href={`?order=${_id}#orders`}>
          {itemsName}
        </a>
        <span className="overview-soft">
          {donor === undefined
            ? organization.title
            : formatMessage(copy.from, { donor, organization: organization.title })}
        </span>
      </td>
      <td>
        <span className="desk-status" data-status={status}>
          {statuses[status]}
        </span>
      </td>
      <td className="overview-table__wide overview-soft">
        <Time at={since} />
      </td>
      <td className="overview-table__number">
        <AgeText since={since} />
      </td>
    </tr>
  );
}
