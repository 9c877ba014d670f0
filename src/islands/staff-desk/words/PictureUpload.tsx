import type { PictureShape } from '@kindcrate/contract/copy-fields';
import { limits } from '@kindcrate/contract/limits';
import { addCopyPictureEndpoint } from '@kindcrate/contract/staff-copy';
import { editedAltText } from '@kindcrate/contract/staff-fields';
import { assign, object, optional, type Struct, string } from 'superstruct';
import type { CopyPath } from '../../../lib/copy-values.ts';
import { imageTypes } from '../../../lib/image-types.build.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ImageCrop } from '../../../ui/image-crop/ImageCrop.tsx';
import { useCrop } from '../../../ui/image-crop/use-crop.ts';
import { UploadProgress } from '../../../ui/upload-progress/UploadProgress.tsx';
import type { Editor } from './editor.ts';
import { useSendPicture } from './use-send-picture.ts';
import '../../../ui/field/file-field.scss';

interface Props {
  /** The prefix of the fields' ids. */
  name: string;
  /** The path of the picture field. */
  path: CopyPath;
  shape: PictureShape;
  editor: Editor;
  onClose: () => void;
}

const bodyWith = (alt: Struct<string | undefined, null>) => assign(addCopyPictureEndpoint.body, object({ alt }));
const bodies = { withAlt: bodyWith(editedAltText()), withoutAlt: bodyWith(optional(string())) };

/** The maximum length of an uploaded picture's longer side, in pixels: the server stores no larger pictures. */
const maxSide = limits.image.storedSide;

/**
 * Uploads a picture for a field of the copy, cropped to the shape in which the page shows it, and asks for its text alternative if the
 * copy has a field for that.
 */
export function PictureUpload({ name, path, shape: { aspect, isRound }, editor, onClose }: Props) {
  const { picture: copy } = editor.copy;
  const { photo, crop, setCrop, choose, cropPhoto } = useCrop({ aspect, maxSide, keepsOriginalIfUncropped: true });
  const { altPath, send, ...upload } = useSendPicture({ path, editor, cropPhoto, onSent: onClose });
  const struct = altPath ? bodies.withAlt : bodies.withoutAlt;
  const form = useForm({ name, struct, errorTitle: copy.errorTitle, failure: copy.failure, send });
  const canSend = photo.state !== 'unreadable';
  return (
    <form className="form desk-form" aria-label={copy.open} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <Field
        {...form.field('image')}
        label={copy.image}
        hint={copy.hint}
        type="file"
        accept={imageTypes}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {photo.state === 'ready' && (
        <ImageCrop
          image={photo.image}
          crop={crop}
          aspect={aspect}
          maxSide={maxSide}
          isRound={isRound}
          copy={copy}
          onChange={setCrop}
        />
      )}
      {!canSend && (
        <p className="field__error" role="alert">
          {copy.unreadable}
        </p>
      )}
      {altPath && (
        <Field {...form.field('alt')} label={copy.alt} hint={copy.altHint} maxLength={limits.line} autoComplete="off" />
      )}
      <UploadProgress
        progress={upload.progress}
        label={copy.uploading}
        cancelLabel={copy.cancel}
        onCancel={upload.cancel}
      />
      <div className="button-row">
        {canSend && <AsyncButton label={copy.use} type="submit" isPending={form.isPending} />}
        <button className="button button--quiet" type="button" onClick={onClose}>
          {copy.close}
        </button>
      </div>
    </form>
  );
}
