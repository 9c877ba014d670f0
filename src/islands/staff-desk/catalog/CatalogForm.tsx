import { type ReactNode, useRef } from 'react';
import type { Struct } from 'superstruct';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { DraftNotice } from '../../../ui/form/FormNotices.tsx';
import type { Outcome } from '../../../ui/form/form-state.ts';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useAccountDraft } from '../../../ui/form/use-account-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { useSyncedDefaults } from '../../../ui/form/use-synced-defaults.ts';
import { UploadProgress } from '../../../ui/upload-progress/UploadProgress.tsx';
import type { CatalogCopy } from './copy.ts';

/** The props that every field gets from its form. */
export interface FormField {
  id: string;
  name: string;
  error: string | undefined;
}

interface Props<T> {
  name: string;
  title: string;
  /** Shows the title, which otherwise is only the form's accessible name. */
  showsTitle?: boolean;
  submit: string;
  struct: Struct<T, unknown>;
  send: (value: T) => Promise<Outcome>;
  /** Only for forms that can upload an image. */
  upload?: { progress: number | undefined; cancel: () => void };
  /** Only for forms whose entry can be previewed. `show` gets the checked value, like `send`. */
  preview?: { label: string; show: (value: T) => Promise<Outcome>; markOutdated: () => void };
  /** Called when the form is reset. */
  onReset?: () => void;
  /** Loads the latest version after a conflict; undefined for a new entry. */
  refresh?: (() => Promise<void>) | undefined;
  copy: CatalogCopy;
  children: (field: (name: string) => FormField) => ReactNode;
}

/** A form for a catalog entry. It keeps its draft, even when someone else saved first. */
export function CatalogForm<T>({ name, title, showsTitle = false, copy, children, ...props }: Props<T>) {
  const { submit, struct, send, upload, preview, onReset, refresh } = props;
  const draft = useAccountDraft(name);
  const isPreview = useRef(false);
  const sendOrShow = (value: T) => (isPreview.current && preview ? preview.show(value) : send(value));
  const { errorTitle, failure } = copy;
  const form = useForm({ name, draft, struct, errorTitle, failure, send: sendOrShow });
  useSyncedDefaults(draft.ref);
  return (
    <form
      className="form desk-form"
      aria-label={title}
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        preview?.markOutdated();
      }}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
        // Pressing the other button while a request is pending must not change what that request was sent for.
        if (!form.isPending) isPreview.current = submitter?.dataset.action === 'preview';
        void form.props.onSubmit(event);
      }}
      onReset={onReset}
    >
      {showsTitle && <h3 className="desk-form__title">{title}</h3>}
      <ErrorSummary {...form.summary}>
        {refresh && (
          <ReloadButton
            cause={form.problem?.cause}
            copy={copy.reloadLatest}
            load={refresh}
            onLoaded={() => form.showOutcome({ message: copy.reloadLatest.doneWithDraft, resetsForm: false })}
          />
        )}
      </ErrorSummary>
      <OutcomeNotice outcome={form.outcome} notices={<DraftNotice draft={draft} copy={copy} />} />
      {children(form.field)}
      {upload && (
        <UploadProgress
          progress={upload.progress}
          label={copy.uploading}
          cancelLabel={copy.cancel}
          onCancel={upload.cancel}
        />
      )}
      <SubmitButton label={submit} isPending={form.isPending} />
      {preview && (
        <button
          className="button button--wide button--quiet"
          type="submit"
          data-action="preview"
          aria-disabled={form.isPending}
        >
          {preview.label}
        </button>
      )}
    </form>
  );
}
