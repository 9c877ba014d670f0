import type { OrderNote } from '@kindcrate/contract/staff-order-notes';
import { useEffect, useState } from 'react';
import { loadOrderNotes } from '../../../../stores/staff-order-notes-and-assignment.ts';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import type { NotesCopy } from './copy.ts';

/** Loads the notes on an order once, when they are first shown. */
export function useOrderNotes(orderId: string, copy: Pick<NotesCopy, 'loadFailed'>) {
  const [notes, setNotes] = useState<OrderNote[]>();
  const { run, result, isPending } = useAsyncAction(copy.loadFailed);
  const load = () =>
    run(async () => {
      setNotes(await loadOrderNotes(orderId));
      return '';
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the notes are first shown
  useEffect(() => {
    void load();
  }, []);
  return { notes, setNotes, hasFailed: !notes && result !== undefined && !isPending, load };
}
