import type { OrderNote } from '@kindcrate/contract/staff-order-notes';
import { Time } from '../../../../ui/time/Time.tsx';
import type { NotesCopy } from './copy.ts';
import './order-notes.scss';

interface Props {
  notes: OrderNote[];
  copy: Pick<NotesCopy, 'someone'>;
}

/** The notes on an order, oldest first. Renders nothing if there are none. */
export function NoteList({ notes, copy }: Props) {
  if (!notes.length) return null;
  return (
    <ol className="order-notes__list">
      {notes.map(({ _id, text, by, at }) => (
        <li key={_id}>
          <strong>{by ?? copy.someone}</strong> <Time at={at} showsTime />
          <p className="order-notes__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
