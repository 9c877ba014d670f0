import type { CollectionEntry } from 'astro:content';
import type { HTMLAttributes, RefObject } from 'react';
import { Field } from '../../ui/field/Field.tsx';

export interface PhotoZoneProps extends Pick<HTMLAttributes<HTMLDivElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> {
  id: string;
  name: string;
  error: string | undefined;
  copy: CollectionEntry<'donationForm'>['data'];
  root?: RefObject<HTMLDivElement | null>;
  /** The address of the chosen photo. */
  preview?: string | undefined;
  /** Files are dragged over it. */
  isOver?: boolean;
  /** What was dropped is no picture. */
  isRefused?: boolean;
  /** There was a photo, and it has to be chosen again. */
  isLost?: boolean;
  onChange?: () => void;
  /** The chosen file cannot be shown. */
  onUnreadable?: () => void;
}

/** Where the photo is chosen or dropped. */
export function PhotoZone({ copy, root, preview, isOver, isRefused, isLost, onUnreadable, ...props }: PhotoZoneProps) {
  const { id, name, error, onChange, ...zone } = props;
  return (
    <div className="photo-zone" ref={root} data-over={isOver || undefined} data-lost={isLost || undefined} {...zone}>
      <Field
        id={id}
        name={name}
        error={error}
        label={copy.image}
        hint={isLost ? copy.imageLost : copy.imageHint}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={onChange}
      />
      {isRefused && (
        <p className="photo-zone__refused" role="alert">
          {copy.imageRejected}
        </p>
      )}
      {preview && <img className="photo-zone__preview" src={preview} alt={copy.previewAlt} onError={onUnreadable} />}
    </div>
  );
}
