import type { OrderNote } from '@kindcrate/contract/staff-order-notes';
import { useEffect, useState } from 'react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { loadOrderNotes } from '../../../../stores/staff-order-internals.ts';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { Time } from '../../../../ui/time/Time.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { NotesCopy } from './copy.ts';
import { NoteForm } from './NoteForm.tsx';

interface Props {
  order: QueuedOrder;
  copy: NotesCopy;
}

/** Loads and lists the notes on an order, and adds new ones. */
export function NotesEditor({ order, copy }: Props) {
  const [notes, setNotes] = useState<OrderNote[]>();
  const { run, result, isPending } = useAsyncAction(copy.loadFailed);
  const load = () =>
    run(async () => {
      setNotes(await loadOrderNotes(order._id));
      return '';
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when it is opened
  useEffect(() => {
    void load();
  }, []);

  if (!notes && result && !isPending)
    return <TryAgain text={copy.loadFailed} label={copy.tryAgain} onRetry={() => void load()} />;
  if (!notes) return <Spinner label={copy.loading} />;
  return (
    <>
      <p className="quiet">{copy.hint}</p>
      {notes.length > 0 && (
        <ol className="order-notes__list">
          {notes.map(({ _id, text, by, at }) => (
            <li key={_id}>
              <strong>{by ?? copy.someone}</strong> <Time at={at} withTime />
              <p className="order-notes__text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm order={order} onAdded={setNotes} copy={copy} />
    </>
  );
}
