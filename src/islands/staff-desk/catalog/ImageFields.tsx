import { limits } from '@kindcrate/contract/limits';
import { Field } from '../../../ui/field/Field.tsx';
import { ImageCrop } from '../../../ui/image-crop/ImageCrop.tsx';
import { useCrop } from '../../../ui/image-crop/use-crop.ts';
import type { FormField } from './CatalogForm.tsx';
import type { CatalogCopy } from './copy.ts';
import '../../../ui/field/file-field.scss';

interface Props {
  field: (name: string) => FormField;
  /** The text alternative of the current image. */
  alt?: string | undefined;
  /** Whether there is no image yet, which makes the file required. */
  isNew: boolean;
  /** The crop of the chosen file. */
  crop: ReturnType<typeof useCatalogCrop>;
  copy: CatalogCopy;
}

/** The maximum length of an uploaded image's longer side, in pixels: no page shows a larger image. */
export const maxSide = 2400;

/**
 * A crop with the image's own aspect ratio, because each page cuts off what does not fit its layout. The original file is sent if nothing is
 * cropped.
 */
export const useCatalogCrop = () => useCrop({ maxSide, keepsOriginalIfUncropped: true });

/** The fields of an image: its file, the part of it that is sent, and its text alternative. */
export function ImageFields({ field, alt, isNew, crop: { photo, crop, setCrop, choose }, copy }: Props) {
  return (
    <>
      <Field
        {...field('image')}
        label={isNew ? copy.image : copy.newImage}
        hint={copy.imageHint}
        required={isNew}
        type="file"
        accept={limits.image.types.join()}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {photo.state === 'ready' && (
        <ImageCrop image={photo.image} crop={crop} maxSide={maxSide} copy={copy} onChange={setCrop} />
      )}
      {photo.state === 'unreadable' && <p className="field__hint">{copy.unreadable}</p>}
      <Field
        {...field('alt')}
        label={copy.alt}
        hint={copy.altHint}
        maxLength={limits.line}
        defaultValue={alt}
        autoComplete="off"
      />
    </>
  );
}
