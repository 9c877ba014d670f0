import { limits } from '@kindcrate/contract/limits';
import {
  createSavedTextEndpoint,
  type SavedText,
  type SavedTextKind,
  updateSavedTextEndpoint,
} from '@kindcrate/contract/saved-texts';
import { addSavedText, editSavedText, reloadSavedTexts } from '../../../stores/saved-text-edits.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { DraftNotice } from '../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useAccountDraft } from '../../../ui/form/use-account-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSyncedDefaults } from '../../../ui/form/use-synced-defaults.ts';
import type { DeskOrdersCopy } from '../copy.ts';
import { savedTextFormName } from './saved-text-form-name.ts';

interface Props {
  kind: SavedTextKind;
  /** Undefined for a new text. */
  saved?: SavedText;
  onSaved: (message: string) => void;
  /** Called when someone else has deleted the text. */
  onGone?: () => void;
  onCancel: () => void;
  copy: DeskOrdersCopy;
}

/** Adds or edits a saved text. What is typed is kept as a draft until the text is saved or the form is canceled. */
export function SavedTextForm({ kind, saved, onSaved, onGone, onCancel, copy }: Props) {
  const { savedTexts, reloadLatest } = copy;
  const name = savedTextFormName(saved?._id ?? kind);
  const draft = useAccountDraft(name);
  const struct = saved ? updateSavedTextEndpoint.body : createSavedTextEndpoint.body;
  const form = useForm<typeof struct.TYPE>({
    name,
    draft,
    struct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const message = await (saved ? editSavedText(saved._id, body) : addSavedText(body));
      draft.forget();
      onSaved(message);
      return undefined;
    },
  });
  useSyncedDefaults(draft.ref);
  const onLoaded = () => {
    if (draft.ref.current) form.showOutcome({ message: reloadLatest.doneWithDraft, resetsForm: false });
    else onGone?.();
  };
  const cancel = () => {
    draft.forget();
    onCancel();
  };
  return (
    <form className="form desk-form" aria-label={saved ? saved.title : savedTexts[kind].add} {...form.props}>
      <ErrorSummary {...form.summary}>
        {saved && (
          <ReloadButton
            cause={form.problem?.cause}
            copy={reloadLatest}
            load={() => reloadSavedTexts(kind)}
            onLoaded={onLoaded}
          />
        )}
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notices={<DraftNotice draft={draft} copy={copy} />} />
      <Field
        {...form.field('title')}
        label={savedTexts.name}
        hint={savedTexts.nameHint}
        maxLength={limits.savedText.title}
        defaultValue={saved?.title}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field('text')}
        label={savedTexts[kind].text}
        hint={savedTexts[kind].textHint}
        defaultValue={saved?.text}
        rows={kind === 'reason' ? 3 : 6}
        autoComplete="off"
      />
      <input type="hidden" name="kind" value={kind} />
      {saved && <input type="hidden" name="revision" value={saved.revision} />}
      <div className="button-row">
        <AsyncButton label={savedTexts.save} type="submit" isPending={form.isPending} />
        <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={cancel} />
      </div>
    </form>
  );
}
