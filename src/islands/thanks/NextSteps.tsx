import { formatMessage } from '@kindcrate/contract/message-format';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import { OrderProgress } from '../../ui/order-progress/OrderProgress.tsx';
import { isOver, progressSteps } from '../../ui/order-progress/steps.ts';
import type { ThanksCopy } from './copy.ts';

/** What happens to a gift next, and how to give again. */
export function NextSteps({ order, copy }: { order: PlacedOrder; copy: ThanksCopy }) {
  const { title, text, label } = copy.again;
  const { _id: charity } = order.charity;
  return (
    <>
      {!isOver(order) && (
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
