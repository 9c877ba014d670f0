import { isOpen } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import { HandoverState } from '../../ui/handover/HandoverState.tsx';
import { OrderItems } from '../../ui/order-items/OrderItems.tsx';
import type { ThanksCopy } from './copy.ts';

interface Props {
  order: PlacedOrder;
  copy: ThanksCopy;
}

/** The parts that only some orders have: a handover (until the goods have arrived), and several items or photos. */
export function HandoverAndItems({ order: { items, handover, charity, status }, copy }: Props) {
  const { title, change } = copy.handover;
  return (
    <>
      {handover && isOpen(status as OrderStatus) && (
        <section className="handover" aria-label={title}>
          <HandoverState handover={handover} charity={charity.title} copy={copy.handover} />
          <a href={change.href}>{change.label}</a>
        </section>
      )}
      <OrderItems items={items} copy={copy.items} headingLevel={2} />
    </>
  );
}
