import { limits } from '@kindcrate/contract/limits';
import { addOrderNoteEndpoint, type OrderNote } from '@kindcrate/contract/staff-order-notes';
import { useEffect } from 'react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { addOrderNote } from '../../../../stores/staff-order-notes-and-assignment.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { TextAreaField } from '../../../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../../ui/form/OutcomeNotice.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import type { NotesCopy } from './copy.ts';

interface Props {
  order: QueuedOrder;
  /** Called with all notes. */
  onAdded: (notes: OrderNote[]) => void;
  copy: NotesCopy;
}

/** The form that adds a note to an order. */
export function NoteForm({ order, onAdded, copy }: Props) {
  const form = useForm({
    name: `note-${order._id}`,
    struct: addOrderNoteEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message, notes } = await addOrderNote(order, body);
      onAdded(notes);
      return { message, resetsForm: true };
    },
  });
  const field = form.field('text');
  useEffect(() => {
    // The keyboard shortcut sets `data-focus` if the form has not loaded yet.
    const element = document.getElementById(field.id);
    if (element?.closest('[data-focus]')) element.focus();
  }, [field.id]);
  return (
    <form className="form desk-form" aria-label={copy.label} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <TextAreaField
        {...field}
        label={copy.label}
        hint={copy.labelHint}
        rows={3}
        maxLength={limits.note}
        aria-keyshortcuts="n"
      />
      <div className="button-row">
        <AsyncButton label={copy.save} type="submit" isQuiet isPending={form.isPending} />
      </div>
    </form>
  );
}
