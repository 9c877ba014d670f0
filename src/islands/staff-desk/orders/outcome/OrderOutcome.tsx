import { onDemand } from '../../../../lib/on-demand.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';

const lazyOutcomeEditor = onDemand('OutcomeEditor', async () => (await import('./OutcomeEditor.tsx')).OutcomeEditor);

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
}

/** A disclosure for the outcome of a completed order. Renders nothing if the donor, who would read it, has deleted their account. */
export function OrderOutcome({ order: { _id: id, status, donor }, copy }: Props) {
  if (status !== 'completed' || donor?.email === '') return null;
  return (
    <Disclosure label={copy.outcome.title} headingId={`order-${id}`}>
      <OnDemandPart code={lazyOutcomeEditor} copy={copy.outcome} props={{ orderId: id, copy }} />
    </Disclosure>
  );
}
