import { formatMessage } from '@kindcrate/contract/message-format';
import type { HTMLAttributes, RefObject } from 'react';
import { imageTypes } from '../../lib/image-types.build.ts';
import { Field } from '../../ui/field/Field.tsx';
import type { DonationFormCopy } from './copy.ts';
import '../../ui/field/file-field.scss';

export interface PhotoZoneProps extends Pick<HTMLAttributes<HTMLDivElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> {
  id: string;
  name: string;
  error: string | undefined;
  copy: DonationFormCopy;
  root?: RefObject<HTMLDivElement | null>;
  /** The URL of the chosen photo. */
  preview?: string | undefined;
  /** The name of a chosen HEIC photo that the server can decode, but this browser cannot. */
  heicName?: string | undefined;
  /** Whether files are being dragged over the zone. */
  isOver?: boolean;
  /** Whether the last dropped file was not an image. */
  isRejected?: boolean;
  /** Whether a restored draft had a photo that could not be stored, so it must be chosen again. */
  isLost?: boolean;
  onChange?: () => void;
  /** Called when the browser cannot display the chosen file. */
  onUnreadable?: () => void;
}

/** Renders the photo field, its drop zone and the preview. */
export function PhotoZone({ copy, root, preview, heicName, isOver, isRejected, isLost, ...props }: PhotoZoneProps) {
  const { onUnreadable, id, name, error, onChange, ...zone } = props;
  return (
    <div className="photo-zone" ref={root} data-over={isOver || undefined} data-lost={isLost || undefined} {...zone}>
      <Field
        id={id}
        name={name}
        error={error}
        label={copy.image}
        hint={isLost ? copy.imageLost : copy.imageHint}
        type="file"
        accept={imageTypes}
        onChange={onChange}
      />
      {isRejected && (
        <p className="photo-zone__rejected" role="alert">
          {copy.imageRejected}
        </p>
      )}
      {heicName && <p className="photo-zone__no-preview">{formatMessage(copy.previewMissing, { file: heicName })}</p>}
      {preview && <img className="photo-zone__preview" src={preview} alt={copy.previewAlt} onError={onUnreadable} />}
    </div>
  );
}
