import { limits } from '@kindcrate/contract/limits';
import type { Outcome } from '@kindcrate/contract/outcomes';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { resolveApiUrl } from '../../../../lib/api-url.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { restoreValues } from '../../../../ui/form/form-values.ts';
import { UploadProgress } from '../../../../ui/upload-progress/UploadProgress.tsx';
import type { OutcomeCopy } from './copy.ts';
import { fieldNames, setOutcome } from './outcome-fields.ts';
import { type UploadPhoto, useOutcomePhoto } from './use-outcome-photo.ts';
import '../../../../ui/field/file-field.scss';
import './outcome-fields.scss';

interface Props {
  /** The props of a field, as `useForm` returns them. */
  field: (name: string) => { id: string; name: string; error: string | undefined };
  /** The prefix of the field names. */
  prefix?: string;
  /** The saved outcome; undefined if there is none yet. */
  outcome?: Outcome | undefined;
  /** Set to the function that uploads the chosen photo, for the form to call before it sends its other values. */
  upload: RefObject<UploadPhoto | undefined>;
  /** The values of a stored draft. */
  restored?: Record<string, string> | undefined;
  /** Whether the first field gets the focus, as when someone has just opened the form. A form with a stored draft opens by itself. */
  takesFocus?: boolean;
  copy: OutcomeCopy;
}

/** Asks what became of an order (a line of text, a photo or both), and whether visitors may see it. All fields are optional. */
export function OutcomeFields({ field, prefix = '', outcome, upload, restored, takesFocus, copy }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  // These checkboxes have no names, because a draft must neither restore consent nor count an initially checked box as a change.
  const keepPhotoBox = useRef<HTMLInputElement>(null);
  const consentBox = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const savedPhoto = outcome?.photo;
  const names = fieldNames(prefix);
  const photo = useOutcomePhoto(names.photo, copy.uploadCanceled);
  useEffect(() => {
    upload.current = photo.upload;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the fields appear, which may be after the form has appeared
  useEffect(() => {
    const form = root.current?.form;
    if (form && restored) restoreValues(form, restored);
    if (takesFocus) root.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    const form = root.current?.form;
    const addOutcome = ({ formData }: FormDataEvent) =>
      setOutcome(formData, prefix, {
        photo: keepPhotoBox.current?.checked ? savedPhoto?._id : undefined,
        organizationConsents: consentBox.current?.checked ?? false,
      });
    form?.addEventListener('formdata', addOutcome);
    return () => form?.removeEventListener('formdata', addOutcome);
  }, [prefix, savedPhoto?._id]);

  return (
    <fieldset className="outcome-fields" ref={root}>
      <legend className="outcome-fields__title">{copy.title}</legend>
      <p className="field__hint">{copy.hint}</p>
      <Field
        {...field(names.line)}
        label={copy.line}
        hint={copy.lineHint}
        required={false}
        maxLength={limits.line}
        defaultValue={outcome?.line}
        autoComplete="off"
      />
      {savedPhoto && (
        <label className="outcome-fields__choice">
          <input type="checkbox" ref={keepPhotoBox} defaultChecked />
          {copy.keepPhoto}
          <img
            src={resolveApiUrl(savedPhoto.thumbnailUrl)}
            alt={copy.photoAlt}
            width={savedPhoto.width}
            height={savedPhoto.height}
          />
        </label>
      )}
      <Field
        {...field(names.photo)}
        label={copy.photo}
        hint={copy.photoHint}
        required={false}
        type="file"
        accept={limits.image.types.join()}
        onChange={({ currentTarget }) => photo.choose(currentTarget.files?.[0])}
      />
      <UploadProgress
        progress={photo.progress}
        label={copy.uploading}
        cancelLabel={copy.cancelUpload}
        onCancel={photo.cancel}
      />
      <div>
        <label className="outcome-fields__choice">
          <input
            type="checkbox"
            ref={consentBox}
            aria-describedby={hintId}
            defaultChecked={outcome?.organizationConsents ?? false}
          />
          {copy.consent}
        </label>
        <p className="field__hint" id={hintId}>
          {copy.consentHint}
        </p>
      </div>
    </fieldset>
  );
}
