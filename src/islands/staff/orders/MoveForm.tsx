import type { CollectionEntry } from 'astro:content';
import { detailFor } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { changeOrderStatusEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { moveStaffOrder, refreshStaffOrder } from '../../../stores/staff-orders.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { LoadAnew } from '../../act/LoadAnew.tsx';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { Field } from '../../field/Field.tsx';
import { TextField } from '../../field/TextField.tsx';
import { DraftNote } from '../../form/DraftNote.tsx';
import { OutcomeNotice } from '../../form/OutcomeNotice.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useForm } from '../../form/use-form.ts';
import { formOfMove } from './moves.ts';

interface Props {
  order: StaffOrder;
  to: OrderStatus;
  copy: CollectionEntry<'staff'>['data']['orders'];
  onMoved: (message: string) => void;
  onGiveUp: () => void;
}

/** Asks for what a change needs: the pieces that really came, or why it is made. */
export function MoveForm({ order, to, copy, onMoved, onGiveUp }: Props) {
  const name = formOfMove(order._id, to);
  const draft = useDraft(name);
  const form = useForm({
    name,
    draft,
    struct: changeOrderStatusEndpoint.body,
    problems: copy.problems,
    failure: copy.failure,
    async send(body) {
      const message = await moveStaffOrder(order._id, body);
      draft.forget();
      onMoved(message);
      return undefined;
    },
  });
  const tellLoaded = () => {
    const { done, doneKept } = copy.loadAnew;
    // Where the order is now, this change may not be possible any more, and the form be gone.
    if (draft.ref.current) form.say({ message: doneKept, resets: false });
    else onMoved(done);
  };
  const giveUp = () => {
    draft.forget();
    onGiveUp();
  };

  return (
    <form className="form desk-form" aria-label={copy.moves[to]} {...form.props}>
      <ErrorSummary {...form.summary}>
        <LoadAnew
          cause={form.problem?.cause}
          copy={copy.loadAnew}
          load={() => refreshStaffOrder(order._id)}
          onLoaded={tellLoaded}
        />
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notes={<DraftNote draft={draft} copy={copy} />} />
      {to === 'received' ? (
        <Field
          {...form.field('quantity')}
          label={copy.quantityCame}
          hint={copy.quantityCameHint}
          inputMode="numeric"
          defaultValue={order.quantity}
          autoComplete="off"
        />
      ) : (
        <TextField
          {...form.field('reason')}
          label={copy.reason}
          hint={copy.reasonHint}
          required={detailFor(to) === 'reason'}
          rows={3}
        />
      )}
      <input type="hidden" name="status" value={to} />
      <input type="hidden" name="expectedStatus" value={order.status} />
      <div className="acts">
        <ActButton label={copy.moves[to]} type="submit" isPending={form.isPending} />
        <ActButton label={copy.giveUp} isQuiet isPending={false} onClick={giveUp} />
      </div>
    </form>
  );
}
