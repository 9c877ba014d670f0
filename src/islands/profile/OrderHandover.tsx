import { isOpen } from '@kindcrate/contract/order-transitions';
import type { LenientOrder, OrderStatus } from '@kindcrate/contract/orders';
import { answerHandover } from '../../stores/profile-orders.ts';
import type { HandoverCopy } from '../../ui/handover/copy.ts';
import { HandoverView } from '../../ui/handover/HandoverView.tsx';

interface Props {
  order: LenientOrder;
  copy: HandoverCopy;
}

/** When and how a gift changes hands. Renders nothing once the goods have arrived or the order has ended. */
export function OrderHandover({ order: { _id: id, handover, charity, status }, copy }: Props) {
  if (!handover || !charity._id || !isOpen(status as OrderStatus)) return null;
  return (
    <HandoverView
      handover={handover}
      charity={{ _id: charity._id, title: charity.title }}
      canAnswer
      answer={(body) => answerHandover(id, body)}
      copy={copy}
    />
  );
}
