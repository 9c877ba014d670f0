import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { LenientOrder } from '@kindcrate/contract/orders';
import type { ReactNode } from 'react';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { labelOf } from '../../lib/label-of.ts';
import { needsLabel, pathOfLabel } from '../../lib/label-page.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { describeQuantity } from '../../lib/order-quantity.ts';
import { setOutcomeConsent } from '../../stores/profile-orders.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { OrderHistory } from '../../ui/order-history/OrderHistory.tsx';
import { OrderItems } from '../../ui/order-items/OrderItems.tsx';
import { OrderProgress } from '../../ui/order-progress/OrderProgress.tsx';
import { isDeclinedOrCancelled, progressSteps } from '../../ui/order-progress/steps.ts';
import { Status } from '../../ui/status/Status.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import type { OrdersCopy } from './copy.ts';
import { canHaveThread } from './messages/can-have-thread.ts';
import { lazyOrderMessages } from './messages/lazy-order-messages.ts';
import { OrderHandover } from './OrderHandover.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';

const lazyOrderOutcome = onDemand(
  'OrderOutcome',
  async () => (await import('../../ui/order-outcome/OrderOutcome.tsx')).OrderOutcome,
);

interface Props {
  order: LenientOrder;
  /** Whether the messages about the order are open at first. */
  opensMessages?: boolean;
  copy: OrdersCopy;
}

/** One order: its photo, facts and history, what became of it, its receipt if there is one, and the button to cancel it. */
export function OrderCard({ order, opensMessages = false, copy }: Props) {
  const { image } = order;
  return (
    <article className="order-card" aria-label={order.itemsName}>
      <img
        className="order-card__image"
        src={resolveApiUrl(image.url)}
        alt={formatMessage(copy.imageAlt, { item: order.itemsName })}
        width={image.width}
        height={image.height}
      />
      <div className="order-card__details">
        <Facts
          facts={[
            [copy.item, order.itemsName],
            [copy.location, order.location],
            [copy.charity, order.charity.title],
            [copy.quantity, describeQuantity(order, copy.offeredAndReceived)],
            [copy.status, <Status key="status" status={order.status} label={labelOf(copy.statuses, order.status)} />],
            ...(order.coins > 0 ? [[copy.coins, order.coins] as [string, number]] : []),
            ...(order.createdAt ? [[copy.date, <Time key="date" at={order.createdAt} />] as [string, ReactNode]] : []),
            [copy.number, orderNumber(order._id)],
          ]}
        />
        <OrderItems items={order.items} copy={copy.items} headingLevel={3} />
        {order.handover && order.charity._id && <OrderHandover order={order} copy={copy.handover} />}
        {order.expected && !isDeclinedOrCancelled(order) && (
          <section className="order-card__progress">
            <h3 className="order-card__history-title">{copy.progressTitle}</h3>
            <OrderProgress steps={progressSteps(order)} copy={copy.progress} />
            <p>{formatMessage(copy.expected, { charity: order.charity.title })}</p>
          </section>
        )}
        {order.history.length > 0 && (
          <section>
            <h3 className="order-card__history-title">{copy.history}</h3>
            <OrderHistory steps={order.history} labels={copy.steps} />
          </section>
        )}
        {order.outcome && (
          <OnDemandPart
            code={lazyOrderOutcome}
            copy={copy.outcome}
            props={{
              order,
              copy: copy.outcome,
              headingLevel: 3,
              consent: (choice) => setOutcomeConsent(order._id, choice),
            }}
          />
        )}
        {needsLabel(order.status) && (
          <a className="button button--small button--quiet" href={pathOfLabel(order._id)}>
            {copy.label}
          </a>
        )}
        {order.receipt && <OrderReceipt orderId={order._id} receipt={order.receipt} copy={copy.receipt} />}
        {canHaveThread(order) && (
          <OnDemandPart
            key={String(opensMessages)}
            code={lazyOrderMessages}
            copy={copy.messages}
            props={{ orderId: order._id, isInitiallyOpen: opensMessages, copy: copy.messages }}
          />
        )}
        <CancelOrder order={order} copy={copy.cancel} />
      </div>
    </article>
  );
}
