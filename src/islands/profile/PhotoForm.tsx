import { limits } from '@kindcrate/contract/limits';
import { uploadProfilePhotoEndpoint } from '@kindcrate/contract/profile-changes';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ImageCrop } from '../../ui/image-crop/ImageCrop.tsx';
import { useCrop } from '../../ui/image-crop/use-crop.ts';
import { UploadProgress } from '../../ui/upload-progress/UploadProgress.tsx';
import type { PhotoFormCopy } from './copy.ts';
import { useSendPhoto } from './use-send-photo.ts';
import '../../ui/field/file-field.scss';

interface Props {
  copy: PhotoFormCopy;
  onUpdated: () => void;
}

/** A square of at most 800 pixels (specification, section 2). */
const shape = { aspect: 1, maxSide: 800 };

/** Replaces the profile photo, which is cropped to a square in the browser before it is sent. */
export function PhotoForm({ copy, onUpdated }: Props) {
  const { photo, crop, setCrop, choose, cropPhoto } = useCrop(shape);
  const { send, progress, cancel } = useSendPhoto({ ...copy, prepare: cropPhoto, onSent: onUpdated });
  const form = useForm({
    name: 'photo',
    struct: uploadProfilePhotoEndpoint.body,
    errorTitle: copy.errorTitle,
    // Never shown: a failed upload is only logged (use-send-photo.ts).
    failure: '',
    send,
  });

  return (
    <form className="form card" {...form.props} onReset={() => void choose(undefined)}>
      <h2 className="profile__title">{copy.title}</h2>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice
        // A failed upload has an outcome without a message.
        outcome={form.outcome?.message ? form.outcome : undefined}
        notices={<OfflineNotice problem={form.problem} text={copy.offline} />}
      />
      <Field
        {...form.field('image')}
        label={copy.image}
        hint={copy.imageHint}
        type="file"
        accept={limits.image.types.join()}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {photo.state === 'ready' && (
        <ImageCrop image={photo.image} crop={crop} {...shape} isRound copy={copy} onChange={setCrop} />
      )}
      {photo.state === 'unreadable' && <p className="field__hint">{copy.unreadable}</p>}
      <UploadProgress progress={progress} label={copy.uploading} cancelLabel={copy.cancel} onCancel={cancel} />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
