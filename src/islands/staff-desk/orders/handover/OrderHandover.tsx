import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { HandoverActions } from './HandoverActions.tsx';
import { HandoverFacts } from './HandoverFacts.tsx';
import './order-handover.scss';

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
}

/** When and how the goods of an order change hands, with what the desk can do about it. */
export function OrderHandover({ order, copy }: Props) {
  const { _id: id, handover, status } = order;
  // The desk can start a handover that the donor has said nothing about, but only for an order that it has accepted.
  if (!handover && status !== 'accepted') return null;
  const titleId = `handover-${id}`;
  return (
    // Not a region: a page should have few landmarks, and every order has this part.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="order-handover" role="group" aria-labelledby={titleId}>
      <h3 className="order-handover__title" id={titleId}>
        {copy.handover.title}
      </h3>
      {handover && <HandoverFacts handover={handover} order={order} copy={copy.handover} />}
      <HandoverActions order={order} copy={copy} />
    </div>
  );
}
