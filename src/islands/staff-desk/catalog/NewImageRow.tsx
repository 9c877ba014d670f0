import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useEffectEvent, useId } from 'react';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { CropPreview } from '../../../ui/image-crop/CropPreview.tsx';
import { ImageCrop } from '../../../ui/image-crop/ImageCrop.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import type { CatalogCopy } from './copy.ts';
import { maxSide, useCatalogCrop } from './ImageFields.tsx';
import { isSendable, type NewImage } from './new-images.ts';

interface Props {
  image: NewImage;
  copy: CatalogCopy;
  /** The function that crops each image, by the image's id. */
  croppers: Map<string, (file: File) => Promise<Blob>>;
  /** Called when the text alternative changes. */
  onAltChange: () => void;
  onRemove: () => void;
}

/** A chosen file: its preview, crop and text alternative, and what went wrong with it. */
export function NewImageRow({ image, copy, croppers, onAltChange, onRemove }: Props) {
  const { _id: id, title, file, state, message, altError } = image;
  const headingId = useId();
  const crop = useCatalogCrop();
  const choose = useEffectEvent(() => void crop.choose(file));
  // biome-ignore lint/correctness/useExhaustiveDependencies: decodes again only when the file changes
  useEffect(() => choose(), [file]);
  useEffect(() => {
    // Runs after every render, because `cropPhoto` changes with the crop.
    croppers.set(id, crop.cropPhoto);
    return () => void croppers.delete(id);
  });
  const { photo } = crop;
  return (
    <div className="new-image">
      {photo.state === 'ready' && <CropPreview image={photo.image} crop={crop.crop} />}
      <p className="new-image__name" id={headingId}>
        {title} {state === 'sending' && <Status label={copy.uploading} />}
      </p>
      {photo.state === 'unreadable' && isSendable(image) && <p className="field__hint">{copy.unreadable}</p>}
      {message && (
        <p className="field__error" role="alert">
          {message}
        </p>
      )}
      {isSendable(image) && (
        <Field
          id={`new-image-${id}`}
          name={id}
          label={copy.alt}
          hint={copy.altHint}
          error={altError}
          maxLength={limits.line}
          autoComplete="off"
          onChange={onAltChange}
          aria-labelledby={`new-image-${id}-label ${headingId}`}
        />
      )}
      {photo.state === 'ready' && (
        <Disclosure label={copy.newImages.crop} headingId={headingId}>
          <ImageCrop image={photo.image} crop={crop.crop} maxSide={maxSide} copy={copy} onChange={crop.setCrop} />
        </Disclosure>
      )}
      {state !== 'sending' && (
        <div className="button-row">
          <AsyncButton
            label={formatMessage(copy.newImages.remove, { title })}
            isQuiet
            isPending={false}
            onClick={onRemove}
          />
        </div>
      )}
    </div>
  );
}
