import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { NotesCopy } from './copy.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { useOrderNotes } from './use-order-notes.ts';

interface Props {
  order: QueuedOrder;
  copy: NotesCopy;
}

/** Loads and lists the notes on an order, and adds new ones. */
export function NotesEditor({ order, copy }: Props) {
  const { notes, setNotes, hasFailed, load } = useOrderNotes(order._id, copy);
  if (hasFailed) return <TryAgain text={copy.loadFailed} label={copy.tryAgain} onRetry={() => void load()} />;
  if (!notes) return <Spinner label={copy.loading} />;
  return (
    <>
      <p className="quiet">{copy.hint}</p>
      <NoteList notes={notes} copy={copy} />
      <NoteForm order={order} onAdded={setNotes} copy={copy} />
    </>
  );
}
