import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import { describeQuantity } from '../../../lib/order-quantity.ts';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Time } from '../../../ui/time/Time.tsx';
import { useRole } from '../../../ui/use-role.ts';
import type { DeskOrdersCopy } from '../copy.ts';

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
}

/** The facts about an order that the desk needs. */
export function OrderFacts({ order, copy }: Props) {
  const isStaff = useRole() === 'staff';
  const { donor, phone, coins, need } = order;
  // A need without a target has no progress to show.
  const target = need?.target;
  const phoneLink = (
    <a key="phone" href={`tel:${phone}`}>
      {phone}
    </a>
  );
  const contact = donor?.email ? formatMessage(copy.donorContact, donor) : (donor?.username ?? copy.noDonor);
  // Only staff can open the page of a person.
  const donorLink = (
    <a key="donor" href={`?person=${encodeURIComponent(donor?._id ?? '')}#people`}>
      {contact}
    </a>
  );
  return (
    <Facts
      isCompact
      facts={[
        [copy.charity, order.charity.title],
        ...(need
          ? [[copy.need, target ? formatMessage(copy.needProgress, { ...need, target }) : need.words] as Fact]
          : []),
        [copy.quantity, describeQuantity(order, copy.offeredAndReceived)],
        // Empty if the donor has deleted their account and the order has ended.
        ...(order.location ? [[copy.location, order.location] as Fact] : []),
        ...(phone ? [[copy.phone, phoneLink] as Fact] : []),
        [copy.donor, donor?.email && isStaff ? donorLink : contact],
        [copy.date, <Time key="date" at={order.createdAt} showsTime />],
        [copy.number, orderNumber(order._id)],
        ...(coins > 0 ? [[copy.coins, coins] as Fact] : []),
      ]}
    />
  );
}
