import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import { chooseOrder, putAside, receiveAnyway, type Scan } from '../../../stores/receiving.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { CountedParcel } from './CountedParcel.tsx';
import type { ReceiveCopy } from './copy.ts';
import { ParcelHead } from './ParcelHead.tsx';

interface Props {
  scan: Scan;
  /** Called after an action, so that the focus can return to the field for the order number. */
  onDone: () => void;
  copy: StaffDeskCopy;
}

/** The details of the scanned parcel, and what can be done with it. */
export function ParcelBody({ scan, onDone, copy }: Props) {
  const { receive } = copy;
  if (scan.kind === 'expected') return <CountedParcel parcel={scan.parcel} onDone={onDone} copy={copy} />;
  if (scan.kind === 'several') return <Choices orders={scan.orders} onDone={onDone} copy={receive} />;
  if (!('order' in scan)) return null;
  return (
    <>
      <ParcelHead order={scan.order} copy={receive} />
      {scan.kind === 'other organization' && (
        <div className="parcel__actions">
          <button className="button button--small button--quiet" type="button" onClick={() => run(putAside)}>
            {receive.putAside}
          </button>
          <button className="button button--small button--quiet" type="button" onClick={() => run(receiveAnyway)}>
            {receive.receiveAnyway}
          </button>
        </div>
      )}
    </>
  );

  function run(action: () => void) {
    action();
    onDone();
  }
}

interface ChoicesProps {
  orders: QueuedOrder[];
  onDone: () => void;
  copy: ReceiveCopy;
}

function Choices({ orders, onDone, copy }: ChoicesProps) {
  return (
    <ul className="parcel__choices">
      {orders.map((order) => (
        <li key={order._id}>
          <button
            className="button button--small button--quiet"
            type="button"
            onClick={() => {
              chooseOrder(order);
              onDone();
            }}
          >
            {formatMessage(copy.choose, { number: orderNumber(order._id), items: order.itemsName })}
          </button>
        </li>
      ))}
    </ul>
  );
}
