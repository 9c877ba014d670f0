import type { CollectionEntry } from 'astro:content';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { interpolate } from '../../../lib/interpolate.ts';
import { describeQuantity } from '../../../lib/order-quantity.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Time } from '../../../ui/time/Time.tsx';

interface Props {
  order: StaffOrder;
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** What the desk needs to know of an order. */
export function OrderFacts({ order, copy }: Props) {
  const { donor, phone, coins } = order;
  const call = (
    <a key="phone" href={`tel:${phone}`}>
      {phone}
    </a>
  );
  return (
    <Facts
      isCompact
      facts={[
        [copy.charity, order.charity.title],
        [copy.quantity, describeQuantity(order, copy.offeredAndReceived)],
        [copy.location, order.location],
        [copy.phone, call],
        [copy.donor, interpolate(copy.donorContact, { username: donor.username, email: donor.email })],
        [copy.date, <Time key="date" at={order.createdAt} withHour />],
        [copy.number, orderNumber(order._id)],
        ...(coins > 0 ? [[copy.coins, coins] as [string, number]] : []),
      ]}
    />
  );
}
