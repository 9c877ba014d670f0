import { formatMessage } from '@kindcrate/contract/message-format';
import { onDemand } from '../../../../lib/on-demand.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { NotesCopy } from './copy.ts';
import './order-notes.scss';

const lazyNotesEditor = onDemand('NotesEditor', async () => (await import('./NotesEditor.tsx')).NotesEditor);

interface Props {
  order: QueuedOrder;
  copy: NotesCopy;
}

/** A disclosure with the internal notes on an order. It is initially open if there are any. */
export function OrderNotes({ order, copy }: Props) {
  const { _id: id, notes: count = 0 } = order;
  return (
    <div className="order-notes">
      <Disclosure
        label={count ? formatMessage(copy.titleWithCount, { count }) : copy.title}
        headingId={`order-${id}`}
        isInitiallyOpen={() => count > 0}
      >
        <OnDemandPart code={lazyNotesEditor} copy={copy} props={{ order, copy }} />
      </Disclosure>
    </div>
  );
}
