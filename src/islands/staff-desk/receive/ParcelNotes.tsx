import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { NotesCopy } from '../orders/notes/copy.ts';
import { NoteList } from '../orders/notes/NoteList.tsx';
import { useOrderNotes } from '../orders/notes/use-order-notes.ts';

interface Props {
  orderId: string;
  copy: NotesCopy;
}

/** The desk's notes about the order of a parcel, to read while the parcel is counted. */
export function ParcelNotes({ orderId, copy }: Props) {
  const { notes, hasFailed, load } = useOrderNotes(orderId, copy);
  return (
    <section className="order-notes parcel__notes" aria-label={copy.title}>
      <h3 className="parcel__notes-title">{copy.title}</h3>
      {hasFailed && <TryAgain text={copy.loadFailed} label={copy.tryAgain} onRetry={() => void load()} />}
      {!hasFailed && !notes && <Spinner label={copy.loading} />}
      {notes && <NoteList notes={notes} copy={copy} />}
    </section>
  );
}
