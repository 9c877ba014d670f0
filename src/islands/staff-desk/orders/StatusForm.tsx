import type { CollectionEntry } from 'astro:content';
import { detailFor } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { changeOrderStatusEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { changeStaffOrderStatus, refreshStaffOrder } from '../../../stores/staff-orders.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { DraftNote } from '../../../ui/form/DraftNote.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { statusFormFor } from './status-actions.ts';

interface Props {
  order: StaffOrder;
  to: OrderStatus;
  copy: CollectionEntry<'staff'>['data']['orders'];
  onMoved: (message: string) => void;
  onGiveUp: () => void;
}

/** Asks for what a change needs: the pieces that really came, or why it is made. */
export function StatusForm({ order, to, copy, onMoved, onGiveUp }: Props) {
  const name = statusFormFor(order._id, to);
  const draft = useDraft(name);
  const form = useForm({
    name,
    draft,
    struct: changeOrderStatusEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const message = await changeStaffOrderStatus(order._id, body);
      draft.forget();
      onMoved(message);
      return undefined;
    },
  });
  const tellLoaded = () => {
    const { done, doneKept } = copy.reloadLatest;
    // Where the order is now, this change may not be possible any more, and the form be gone.
    if (draft.ref.current) form.say({ message: doneKept, resets: false });
    else onMoved(done);
  };
  const giveUp = () => {
    draft.forget();
    onGiveUp();
  };

  return (
    <form className="form desk-form" aria-label={copy.statusActions[to]} {...form.props}>
      <ErrorSummary {...form.summary}>
        <ReloadButton
          cause={form.problem?.cause}
          copy={copy.reloadLatest}
          load={() => refreshStaffOrder(order._id)}
          onLoaded={tellLoaded}
        />
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notes={<DraftNote draft={draft} copy={copy} />} />
      {to === 'received' ? (
        <Field
          {...form.field('quantity')}
          label={copy.receivedQuantity}
          hint={copy.receivedQuantityHint}
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
        <AsyncButton label={copy.statusActions[to]} type="submit" isPending={form.isPending} />
        <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={giveUp} />
      </div>
    </form>
  );
}
