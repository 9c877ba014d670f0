import type { CollectionEntry } from 'astro:content';
import type { ReactNode } from 'react';
import type { Struct } from 'superstruct';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { DraftNote } from '../../../ui/form/DraftNote.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useFollowingFields } from '../../../ui/form/use-following-fields.ts';
import { type Outcome, useForm } from '../../../ui/form/use-form.ts';
import { UploadProgress } from '../../../ui/upload-progress/UploadProgress.tsx';

/** What a field of a form needs to know of it. */
export interface FormField {
  id: string;
  name: string;
  error: string | undefined;
}

interface Props<T> {
  name: string;
  title: string;
  /** Whether the title is to be seen, beside being read out. */
  isTitled?: boolean;
  submit: string;
  struct: Struct<T, unknown>;
  send: (value: T, form: HTMLFormElement) => Promise<Outcome>;
  /** The upload of a picture, while there is one. */
  upload?: { sent: number | undefined; cancel: () => void };
  /** Shows what is edited as it is by now; not for something new. */
  refresh?: (() => Promise<void>) | undefined;
  copy: CollectionEntry<'staff'>['data']['catalog'];
  children: (field: (name: string) => FormField) => ReactNode;
}

/** A form of the catalogue. What is typed is kept, also when somebody else saved first. */
export function CatalogForm<T>({ name, title, isTitled = false, copy, children, ...props }: Props<T>) {
  const { submit, struct, send, upload, refresh } = props;
  const draft = useDraft(name);
  const form = useForm({ name, draft, struct, errorTitle: copy.errorTitle, failure: copy.failure, send });
  useFollowingFields(draft.ref);
  return (
    <form className="form desk-form" aria-label={title} {...form.props}>
      {isTitled && <h3 className="desk-form__title">{title}</h3>}
      <ErrorSummary {...form.summary}>
        {refresh && (
          <ReloadButton
            cause={form.problem?.cause}
            copy={copy.reloadLatest}
            load={refresh}
            onLoaded={() => form.say({ message: copy.reloadLatest.doneKept, resets: false })}
          />
        )}
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notes={<DraftNote draft={draft} copy={copy} />} />
      {children(form.field)}
      {upload && (
        <UploadProgress sent={upload.sent} label={copy.uploading} cancelLabel={copy.cancel} onCancel={upload.cancel} />
      )}
      <SubmitButton label={submit} isPending={form.isPending} />
    </form>
  );
}
