import type { LenientOrder } from '@kindcrate/contract/orders';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { useState } from 'react';
import type { OrdersCopy, ProfileCopy } from './copy.ts';
import { canHaveThread } from './messages/can-have-thread.ts';
import { NewMessages } from './messages/NewMessages.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersLabel } from './OrdersLabel.tsx';
import { PageButtons } from './PageButtons.tsx';

/** The id of the order in the page's URL (`?order=`). */
const readOrderId = () =>
  // The workbench is rendered on the server, which has no location.
  new URLSearchParams(globalThis.location?.search ?? '').get('order') ?? undefined;

interface Props {
  orders: LenientOrder[];
  copy: OrdersCopy;
}

/** The orders, newest first, one per page (specification, section 9). */
export function Orders({ orders, copy }: Props) {
  // The id rather than the page number, so that the same order stays in view when a newer one arrives.
  const [shownId, setShownId] = useState(() => readOrderId() ?? orders[0]?._id);
  // The link in an email about a message leads to the order and opens its messages.
  const [openThreadId, setOpenThreadId] = useState(readOrderId);
  const index = Math.max(
    0,
    orders.findIndex(({ _id }) => _id === shownId),
  );
  const order = orders[index];
  if (!order) {
    return (
      <div className="orders-empty">
        <span className="orders-empty__illustration" />
        <p className="orders-empty__title">{copy.none}</p>
        <p>{copy.noneHint}</p>
        <a className="button" href={copy.give.href}>
          {copy.give.label}
        </a>
      </div>
    );
  }
  return (
    <>
      {canHaveThread(order) && (
        <NewMessages
          copy={copy.messages}
          onOpen={(id) => {
            setShownId(id);
            setOpenThreadId(id);
          }}
        />
      )}
      <OrderCard key={order._id} order={order} opensMessages={openThreadId === order._id} copy={copy} />
      <PageButtons
        page={index + 1}
        pageCount={orders.length}
        label={copy.paginationLabel}
        pageLabel={copy.pageLabel}
        onChoose={(page) => setShownId(orders[page - 1]?._id)}
      />
      <p className="orders-statement">
        <a href={copy.statement.href}>{copy.statement.label}</a>
      </p>
    </>
  );
}

interface TabProps {
  profile: LenientProfile;
  copy: ProfileCopy;
}

/** The orders tab, with its label, which is loaded on demand too, because it needs more code than the other labels. */
export const OrdersTab = Object.assign(
  ({ profile, copy }: TabProps) => <Orders orders={profile.orders} copy={copy.orders} />,
  { Label: OrdersLabel },
);
