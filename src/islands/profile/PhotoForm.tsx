import type { CollectionEntry } from 'astro:content';
import { uploadPhotoEndpoint } from '@kindcrate/contract/profile';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNote } from '../../ui/form/OfflineNote.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { UploadProgress } from '../../ui/upload-progress/UploadProgress.tsx';
import { PhotoCrop } from './photo-crop/PhotoCrop.tsx';
import { useCrop } from './photo-crop/use-crop.ts';
import { useSendPhoto } from './use-send-photo.ts';

interface Props {
  copy: CollectionEntry<'profile'>['data']['photo'];
  onUpdated: () => void;
}

/** Gives the donor another photo: a square of it, chosen and drawn before it leaves. */
export function PhotoForm({ copy, onUpdated }: Props) {
  const { chosen, crop, setCrop, choose, cut } = useCrop();
  const { send, sent, cancel } = useSendPhoto({ ...copy, prepare: cut, onSent: onUpdated });
  const form = useForm({
    name: 'photo',
    struct: uploadPhotoEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: '',
    send,
  });

  return (
    <form className="form card" {...form.props} onReset={() => void choose(undefined)}>
      <h2 className="profile__title">{copy.title}</h2>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice
        outcome={form.outcome?.message ? form.outcome : undefined}
        notes={<OfflineNote problem={form.problem} text={copy.offline} />}
      />
      <Field
        {...form.field('image')}
        label={copy.image}
        hint={copy.imageHint}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {chosen.state === 'ready' && <PhotoCrop picture={chosen.picture} crop={crop} copy={copy} onChange={setCrop} />}
      {chosen.state === 'unreadable' && <p className="field__hint">{copy.unreadable}</p>}
      <UploadProgress sent={sent} label={copy.uploading} cancelLabel={copy.cancel} onCancel={cancel} />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
