import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { useRef } from 'react';
import { loadStaffOrder, saveOutcome } from '../../../../stores/staff-outcomes.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../../ui/async-button/ReloadButton.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { DraftNotice } from '../../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../../ui/form/OutcomeNotice.tsx';
import { useAccountDraft } from '../../../../ui/form/use-account-draft.ts';
import { useForm } from '../../../../ui/form/use-form.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { OutcomeFields } from './OutcomeFields.tsx';
import type { UploadPhoto } from './use-outcome-photo.ts';

interface Props {
  order: StaffOrder;
  /** Called with the latest version of the order. */
  onLoaded: (order: StaffOrder) => void;
  copy: DeskOrdersCopy;
}

/** Edits what became of a completed order. */
export function OutcomeForm({ order: { _id: id, outcome }, onLoaded, copy }: Props) {
  const name = `outcome-${id}`;
  const draft = useAccountDraft(name);
  const upload = useRef<UploadPhoto>(undefined);
  const form = useForm({
    name,
    draft,
    struct: updateOutcomeEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const photo = await upload.current?.();
      const { message, data } = await saveOutcome(id, { ...body, ...(photo && { photo }) });
      draft.forget();
      onLoaded(data);
      return { message, resetsForm: false };
    },
  });
  return (
    <form className="form desk-form" aria-label={copy.outcome.title} {...form.props}>
      <ErrorSummary {...form.summary}>
        <ReloadButton
          cause={form.problem?.cause}
          copy={copy.reloadLatest}
          load={async () => onLoaded(await loadStaffOrder(id))}
          onLoaded={() => form.showOutcome({ message: copy.reloadLatest.doneWithDraft, resetsForm: false })}
        />
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notices={<DraftNotice draft={draft} copy={copy} />} />
      {outcome?.organizationConsents && <p>{outcome.donorConsents ? copy.outcome.isShown : copy.outcome.waits}</p>}
      <OutcomeFields key={outcome?.revision} field={form.field} outcome={outcome} upload={upload} copy={copy.outcome} />
      {outcome && <input type="hidden" name="revision" value={outcome.revision} />}
      <div className="button-row">
        <AsyncButton label={copy.outcome.save} type="submit" isPending={form.isPending} />
      </div>
    </form>
  );
}
