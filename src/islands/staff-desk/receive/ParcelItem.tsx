import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { countItem, type ItemCount } from '../../../lib/parcel.ts';
import type { QueuedItem } from '../../../lib/staff-orders.build.ts';
import { changeParcel } from '../../../stores/receiving.ts';
import type { ReceiveCopy } from './copy.ts';
import './parcel-item.scss';

interface Props {
  item: QueuedItem;
  index: number;
  count: ItemCount;
  isChosen: boolean;
  /** The item's category and condition. */
  facts: string;
  photoAlt: string;
  copy: ReceiveCopy;
}

/** How many pieces of an item are received: the offered number, until someone changes it. */
export function ParcelItem({ item, index, count, isChosen, facts, photoAlt, copy }: Props) {
  const { name, quantity, photos } = item;
  const [photo] = photos;
  const change = (changes: Partial<ItemCount>) =>
    changeParcel((parcel) => countItem(parcel, index, changes, copy.missing));
  const id = `parcel-item-${index}`;
  return (
    <li className="parcel-item" data-chosen={isChosen || undefined} data-photo={photo && true}>
      {photo && (
        <img
          className="parcel-item__photo"
          src={resolveApiUrl(photo.thumbnailUrl)}
          alt={photoAlt}
          width={56}
          height={56}
          loading="lazy"
        />
      )}
      <div className="parcel-item__text">
        <b>{name}</b>
        {facts && <span className="parcel-item__facts">{facts}</span>}
      </div>
      <span className="parcel-item__offered">{formatMessage(copy.offered, { offered: quantity })}</span>
      <div className="stepper">
        <StepButton
          sign="−"
          label={formatMessage(copy.fewer, { item: name })}
          onStep={() => change({ pieces: count.pieces - 1 })}
        />
        <input
          className="stepper__count"
          aria-label={formatMessage(copy.pieces, { item: name })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(limits.quantity.max).length}
          value={count.pieces}
          onChange={({ target }) => change({ pieces: Number(target.value.replace(/\D/g, '')) })}
          onFocus={({ target }) => target.select()}
        />
        <StepButton
          sign="+"
          label={formatMessage(copy.more, { item: name })}
          onStep={() => change({ pieces: count.pieces + 1 })}
        />
      </div>
      {count.pieces < quantity && (
        <div className="parcel-item__reason">
          <label htmlFor={id}>{copy.reason}</label>
          <input
            className="field__input"
            id={id}
            value={count.reason}
            maxLength={limits.reason}
            autoComplete="off"
            onChange={({ target }) => change({ reason: target.value })}
          />
        </div>
      )}
    </li>
  );
}

function StepButton({ sign, label, onStep }: { sign: string; label: string; onStep: () => void }) {
  return (
    <button className="stepper__button" type="button" aria-label={label} onClick={onStep}>
      {sign}
    </button>
  );
}
