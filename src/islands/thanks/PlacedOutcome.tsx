import { consentToPlacedOutcome } from '../../stores/placed-order-outcome.ts';
import { OrderOutcome } from '../../ui/order-outcome/OrderOutcome.tsx';
import type { PartProps } from './part-props.ts';

/** Shows what became of a gift, and asks whether visitors may see it. */
export function PlacedOutcome({ order, copy, store }: PartProps) {
  return (
    <OrderOutcome
      order={order}
      copy={copy.outcome}
      headingLevel={2}
      consent={(choice) => consentToPlacedOutcome(store, order._id, choice)}
    />
  );
}
