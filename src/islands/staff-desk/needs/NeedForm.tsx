import { limits } from '@kindcrate/contract/limits';
import { needStates } from '@kindcrate/contract/needs';
import { createNeedEndpoint, type StaffNeed, updateNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { addNeed, editNeed, type NeedFields, showNeed } from '../../../stores/staff-needs.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { DraftNotice } from '../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useAccountDraft } from '../../../ui/form/use-account-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSyncedDefaults } from '../../../ui/form/use-synced-defaults.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { CategoryField } from './CategoryField.tsx';
import { NeedDetailFields } from './NeedDetailFields.tsx';
import { needFormName } from './need-form-name.ts';
import { OrganizationField } from './OrganizationField.tsx';
import { useChoices } from './use-choices.ts';
import type { Refresh } from './use-refresh.ts';

interface Props {
  /** Undefined for a new need. */
  need?: StaffNeed;
  /** Whether to ask for the organization. Volunteers can add needs only for their own organization. */
  asksForOrganization?: boolean;
  copy: StaffDeskCopy;
  onSaved: (message: string) => void;
  /** Undefined for a new need. */
  refresh?: Refresh;
  onCancel: () => void;
}

/** Adds or edits a need. */
export function NeedForm({ need, asksForOrganization = false, copy, onSaved, refresh, onCancel }: Props) {
  const { needs } = copy;
  const name = needFormName(need?._id);
  const draft = useAccountDraft(name);
  const { choice, reset } = useChoices(draft);
  const form = useForm({
    name,
    draft,
    struct: need ? updateNeedEndpoint.body : createNeedEndpoint.body,
    errorTitle: needs.errorTitle,
    failure: needs.failure,
    async send(body: NeedFields) {
      const { message, data } = await (need ? editNeed(need, body) : addNeed(body));
      // The draft is deleted first: if the need moves to another part of the list, its new row would open the form for a stored draft.
      draft.forget();
      showNeed(data);
      onSaved(message);
      return undefined;
    },
  });
  useSyncedDefaults(draft.ref);
  const onLoaded = () => {
    if (draft.ref.current) form.showOutcome({ message: needs.reloadLatest.doneWithDraft, resetsForm: false });
    else refresh?.finish();
  };
  const cancel = () => {
    draft.forget();
    onCancel();
  };
  const state = choice('state', need?.state ?? 'wanted');
  return (
    <form
      className="form desk-form need-form"
      aria-label={need ? needs.edit : needs.add}
      onReset={reset}
      {...form.props}
    >
      <ErrorSummary {...form.summary}>
        {refresh && (
          <ReloadButton cause={form.problem?.cause} copy={needs.reloadLatest} load={refresh.load} onLoaded={onLoaded} />
        )}
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notices={<DraftNotice draft={draft} copy={needs} />} />
      {asksForOrganization && <OrganizationField field={form.field} choice={choice} copy={copy} />}
      <SelectField
        {...form.field('state')}
        {...state}
        label={needs.state}
        options={needStates.map((value) => ({ value, label: needs.states[value] }))}
      />
      <CategoryField field={form.field} choice={choice} saved={need?.category ?? ''} copy={copy} />
      <Field
        {...form.field('words')}
        label={needs.words}
        hint={needs.wordsHint}
        maxLength={limits.need.words.max}
        defaultValue={need?.words}
        autoComplete="off"
      />
      <NeedDetailFields field={form.field} choice={choice} state={state.value} need={need} copy={needs} />
      <div className="button-row">
        <AsyncButton label={need ? needs.save : needs.create} type="submit" isPending={form.isPending} />
        <AsyncButton label={need ? needs.cancel : needs.close} isQuiet isPending={false} onClick={cancel} />
      </div>
    </form>
  );
}
