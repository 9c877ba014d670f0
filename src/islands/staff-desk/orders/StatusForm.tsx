import type { MoveStatus } from '@kindcrate/contract/order-moves';
import { requiredDetail } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { useEffect, useRef } from 'react';
import { onDemand } from '../../../lib/on-demand.ts';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import { holdOrderMove } from '../../../stores/order-moves.ts';
import { changeStaffOrderStatus, refreshStaffOrder } from '../../../stores/staff-order-changes.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { DraftNotice } from '../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useAccountDraft } from '../../../ui/form/use-account-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { useSavedTexts } from '../saved-texts/use-saved-texts.tsx';
import { ReceiveItems } from './items/ReceiveItems.tsx';
import type { UploadPhoto } from './outcome/use-outcome-photo.ts';
import { statusFormName } from './status-form-name.ts';

const lazyOutcomeFields = onDemand(
  'OutcomeFields',
  async () => (await import('./outcome/outcome-fields-chunk.ts')).outcomeFields,
);

interface Props {
  order: QueuedOrder;
  to: OrderStatus;
  copy: DeskOrdersCopy;
  /** Whether someone opened the form; otherwise, it is open because a draft is stored. */
  takesFocus: boolean;
  onChanged: (message: string) => void;
  onCancel: () => void;
}

/**
 * Asks how many pieces of each item were received, why the order is declined or canceled, or what became of the goods, before it
 * changes the status. A change to `received` is sent immediately; all other changes are held for a while, so that they can be undone.
 */
export function StatusForm({ order, to, copy, takesFocus, onChanged, onCancel }: Props) {
  const name = statusFormName(order._id, to);
  const draft = useAccountDraft(name);
  const upload = useRef<UploadPhoto>(undefined);
  const savedTexts = useSavedTexts('reason', copy);
  const form = useForm({
    name,
    draft,
    struct: changeOrderStatusEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const photo = await upload.current?.();
      const outcome = body.outcome && { ...body.outcome, ...(photo && { photo }) };
      if (body.status !== 'received') {
        holdOrderMove(order, to as MoveStatus, { reason: body.reason, outcome, form: name });
        // Shown if the form appears again because the move was undone or rejected. Until the order has moved, the draft is kept.
        return { message: copy.bulk.notSent, resetsForm: false };
      }
      const message = await changeStaffOrderStatus(order._id, body);
      draft.forget();
      onChanged(message);
      return undefined;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the form appears
  useEffect(() => {
    const field = draft.ref.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea');
    if (takesFocus) field?.focus();
  }, []);
  const onLoaded = () => {
    const { done, doneWithDraft } = copy.reloadLatest;
    // When the latest status does not allow this change, the form is no longer rendered.
    if (draft.ref.current) form.showOutcome({ message: doneWithDraft, resetsForm: false });
    else onChanged(done);
  };
  const cancel = () => {
    draft.forget();
    onCancel();
  };

  return (
    <>
      <form className="form desk-form" aria-label={copy.statusActions[to]} {...form.props}>
        <ErrorSummary {...form.summary}>
          <ReloadButton
            cause={form.problem?.cause}
            copy={copy.reloadLatest}
            load={() => refreshStaffOrder(order._id)}
            onLoaded={onLoaded}
          />
        </ErrorSummary>
        <OutcomeNotice outcome={form.outcome} notices={<DraftNotice draft={draft} copy={copy} />} />
        {to === 'received' && order.items.length > 1 && (
          <ReceiveItems order={order} field={form.field} restored={draft.restored?.fields ?? {}} copy={copy} />
        )}
        {to === 'received' && order.items.length < 2 && (
          <Field
            {...form.field('quantity')}
            label={copy.receivedQuantity}
            hint={copy.receivedQuantityHint}
            inputMode="numeric"
            defaultValue={order.quantity}
            autoComplete="off"
          />
        )}
        {to === 'completed' && (
          <OnDemandPart
            code={lazyOutcomeFields}
            copy={copy.outcome}
            props={{
              field: form.field,
              prefix: 'outcome.',
              upload,
              restored: draft.restored?.fields,
              takesFocus,
              copy: copy.outcome,
            }}
          />
        )}
        {to === 'declined' && savedTexts.choice(name, draft.ref)}
        {to !== 'received' && to !== 'completed' && (
          <TextAreaField
            {...form.field('reason')}
            label={copy.reason}
            hint={copy.reasonHint}
            required={requiredDetail(to) === 'reason'}
            rows={3}
          />
        )}
        <input type="hidden" name="status" value={to} />
        <input type="hidden" name="expectedStatus" value={order.status} />
        <div className="button-row">
          <AsyncButton label={copy.statusActions[to]} type="submit" isPending={form.isPending} />
          <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={cancel} />
        </div>
      </form>
      {savedTexts.editor}
    </>
  );
}
