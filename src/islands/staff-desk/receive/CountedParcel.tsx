import { formatMessage } from '@kindcrate/contract/message-format';
import { onDemand } from '../../../lib/on-demand.ts';
import { type Parcel, totalPieces } from '../../../lib/parcel.ts';
import type { QueuedItem } from '../../../lib/staff-orders.build.ts';
import { putAside, receiveParcel } from '../../../stores/receiving.ts';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { ParcelHead } from './ParcelHead.tsx';
import { ParcelItem } from './ParcelItem.tsx';

const lazyParcelNotes = onDemand('ParcelNotes', async () => (await import('./ParcelNotes.tsx')).ParcelNotes);

interface Props {
  parcel: Parcel;
  onDone: () => void;
  copy: StaffDeskCopy;
}

/** An expected parcel, with the counted pieces of each item. */
export function CountedParcel({ parcel, onDone, copy: { receive: copy, orders } }: Props) {
  const { order, counts, chosen } = parcel;
  const pieces = totalPieces(parcel);
  const factsOf = ({ category, condition }: QueuedItem) =>
    [category?.name, condition && orders.items.conditions[condition]].filter(Boolean).join(' · ');
  return (
    <>
      <ParcelHead order={order} copy={copy} />
      <ul className="parcel__items" aria-label={copy.items}>
        {order.items.map((item, index) => (
          <ParcelItem
            key={item._id}
            item={item}
            index={index}
            count={counts[index] ?? { pieces: 0, reason: '' }}
            isChosen={index === chosen && order.items.length > 1}
            facts={factsOf(item)}
            photoAlt={formatMessage(copy.photoAlt, { item: item.name })}
            copy={copy}
          />
        ))}
      </ul>
      <div className="parcel__actions">
        <button
          className="button parcel__receive"
          type="button"
          aria-disabled={pieces === 0}
          onClick={() => {
            if (receiveParcel()) onDone();
          }}
        >
          {formatMessage(copy.receive, { pieces })}
          <span aria-hidden="true">
            <kbd>↵</kbd>
          </span>
        </button>
        <button
          className="button button--quiet"
          type="button"
          onClick={() => {
            putAside();
            onDone();
          }}
        >
          {copy.putAside}
        </button>
        {pieces === 0 && <p className="parcel__nothing">{copy.nothing}</p>}
      </div>
      {/* Below the buttons, which therefore stay where they are when the notes have loaded. */}
      {order.notes !== undefined && (
        <OnDemandPart
          key={order._id}
          code={lazyParcelNotes}
          copy={orders.notes}
          props={{ orderId: order._id, copy: orders.notes }}
        />
      )}
    </>
  );
}
