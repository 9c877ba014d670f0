import { formatMessage } from '@kindcrate/contract/message-format';
import { onDemand } from '../../lib/on-demand.ts';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import { OrderProgress } from '../../ui/order-progress/OrderProgress.tsx';
import { isDeclinedOrCancelled, progressSteps } from '../../ui/order-progress/steps.ts';
import type { PartProps } from './part-props.ts';

const lazyHandoverAndItems = onDemand(
  'HandoverAndItems',
  async () => (await import('./HandoverAndItems.tsx')).HandoverAndItems,
);
const lazyPlacedOutcome = onDemand('PlacedOutcome', async () => (await import('./PlacedOutcome.tsx')).PlacedOutcome);

/** Shows the handover, the items, the outcome and the progress of a gift, and a link to give again. */
export function NextSteps({ Part, ...props }: PartProps) {
  const { order, copy } = props;
  const { title, text, label } = copy.again;
  const { _id: charity } = order.charity;
  return (
    <>
      {hasHandoverOrItems(order) && <Part code={lazyHandoverAndItems} {...props} />}
      {order.outcome && <Part code={lazyPlacedOutcome} {...props} />}
      {!isDeclinedOrCancelled(order) && (
        <section>
          <h2 className="thanks__progress">{copy.progressTitle}</h2>
          <OrderProgress steps={progressSteps(order)} copy={copy.progress} />
          {order.expected && <p>{formatMessage(copy.expected, { charity: order.charity.title })}</p>}
        </section>
      )}
      <section className="thanks__again">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <a className="button" href={charity ? `/donationform?charity=${encodeURIComponent(charity)}` : '/donationform'}>
          {label}
        </a>
      </section>
    </>
  );
}

/** Whether the order has a handover, several items or several photos. */
const hasHandoverOrItems = ({ items, handover }: PlacedOrder) =>
  handover || items.length > 1 || (items[0]?.photos.length ?? 0) > 1;
