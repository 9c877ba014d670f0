import { formatMessage } from '@kindcrate/contract/message-format';
import type { ShiftRow as Row } from '../../../lib/shift.ts';
import { openAgain } from '../../../stores/receiving.ts';
import { undoReceiving } from '../../../stores/shift.ts';
import type { ShiftCopy } from './copy.ts';

interface Props {
  row: Row;
  /** Called after the row has been opened, which removes it from the list. */
  onOpen: () => void;
  copy: ShiftCopy;
}

/** A parcel of the shift, with its state. */
export function ShiftRow({ row, onOpen, copy }: Props) {
  const { state, itemsName, number, organization, at, pieces, offered, refusal, message } = row;
  const hasPieces = pieces > 0 && state !== 'undone';
  const language = globalThis.document?.documentElement.lang;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(at));
  return (
    <li className="shift-row" data-state={state}>
      <div className="shift-row__text">
        <b>{itemsName || number}</b>
        <span className="shift-row__note">{[itemsName && number, organization].filter(Boolean).join(' · ')}</span>
        {message && <span className="shift-row__message">{message}</span>}
      </div>
      <div className="shift-row__end">
        {hasPieces && <b>{formatMessage(copy.counted, { pieces, offered })}</b>}
        <span className="shift-row__state">
          {refusal && state === 'set aside' ? copy.refusals[refusal] : copy.states[state]}
        </span>
        <time className="shift-row__note" dateTime={at}>
          {time}
        </time>
      </div>
      <RowAction row={row} onOpen={onOpen} copy={copy} />
    </li>
  );
}

function RowAction({ row, onOpen, copy }: Props) {
  const item = row.itemsName || row.number;
  if (row.state === 'waiting') {
    return (
      <SmallButton
        label={copy.undo}
        name={formatMessage(copy.undoItem, { item })}
        onPress={() => void undoReceiving(row.id)}
      />
    );
  }
  if (row.state === 'undone' || row.state === 'unread') {
    const open = () => {
      void openAgain(row);
      onOpen();
    };
    return <SmallButton label={copy.open} name={formatMessage(copy.openItem, { item })} onPress={open} />;
  }
  if (row.state === 'sending') return null;
  return (
    <a
      className="shift-row__action"
      href={`?order=${row.order}#orders`}
      aria-label={formatMessage(copy.orderItem, { item })}
    >
      {copy.order}
    </a>
  );
}

function SmallButton({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <button className="shift-row__action" type="button" aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
}
