import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { imageTypes } from '../../../lib/image-types.build.ts';
import { maxKeptPhotoBytes } from '../../../lib/kept-photos.ts';
import { Field } from '../../../ui/field/Field.tsx';
import '../../../styles/blocks/visually-hidden.scss';
import '../../../ui/field/file-field.scss';
import { hasFiles, imagesOf } from '../use-photo-drop.ts';
import type { PhotosCopy } from './copy.ts';
import { PhotoRow } from './PhotoRow.tsx';
import type { Photo } from './photos.ts';
import { itemFieldName, splitKeys } from './read-items.ts';
import './photo-list.scss';
import { useHiddenInput } from './use-hidden-input.ts';
import { useItemPhotos } from './use-item-photos.ts';

interface Props {
  /** The index of the item. */
  index: number;
  id: string;
  label: string;
  error: string | undefined;
  copy: PhotosCopy;
  /** The keys of the photos of the restored draft, separated by spaces. */
  restored: string | undefined;
  /** A photo that was chosen before the list was opened. */
  chosen?: File | undefined;
}

/**
 * The photos of one item, which can be chosen, taken with the camera, dropped and reordered. A photo is uploaded as soon as
 * it is added.
 */
export function PhotoList({ index, id, label, error, copy, restored, chosen }: Props) {
  const { photos, areAllKept, add, remove, move, retry } = useItemPhotos(splitKeys(restored), chosen);
  const [hasTooMany, setHasTooMany] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLDivElement>(null);
  const keys = useHiddenInput(photos.map(({ key }) => key).join(' '));
  const values = { max: limits.itemPhotos, megabytes: maxKeptPhotoBytes / 1_000_000 };
  const addFiles = (files: File[]) => setHasTooMany(!add(files));
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    addFiles([...(currentTarget.files ?? [])]);
    // So that the same photo can be chosen again, and the form does not send these files.
    currentTarget.value = '';
  };
  const dropHandlers = {
    onDrop: ({ dataTransfer }: DragEvent) => hasFiles(dataTransfer) && addFiles(imagesOf(dataTransfer)),
  };
  const onMove = (photo: Photo, from: number, by: number) => {
    move(photo.key, by);
    setAnnouncement(formatMessage(copy.moved, { number: from + by }));
  };
  const onRemove = (photo: Photo, number: number) => {
    remove(photo.key);
    setAnnouncement(formatMessage(copy.removed, { number }));
    // The pressed button is about to disappear.
    input.current?.querySelector('input')?.focus();
  };

  return (
    <div className="item-photos" {...dropHandlers}>
      <input type="hidden" name={itemFieldName(index, 'photos')} data-saved="" {...keys} />
      <div ref={input}>
        <Field
          id={id}
          label={label}
          hint={formatMessage(copy.hint, values)}
          error={error}
          type="file"
          multiple
          required={false}
          accept={imageTypes}
          onChange={onChange}
        />
      </div>
      <label className="button button--quiet button--small item-photos__camera">
        {copy.take}
        <input className="visually-hidden" type="file" accept="image/*" capture="environment" onChange={onChange} />
      </label>
      {hasTooMany && <p role="alert">{formatMessage(copy.tooMany, values)}</p>}
      {!areAllKept && <p className="quiet">{copy.notKept}</p>}
      <ol className="item-photos__list">
        {photos.map((photo, position) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            number={position + 1}
            count={photos.length}
            copy={copy}
            onMove={(by) => onMove(photo, position + 1, by)}
            onRetry={() => retry(photo.key)}
            onRemove={() => onRemove(photo, position + 1)}
          />
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {announcement || describeUploads(photos, copy)}
      </p>
    </div>
  );
}

/** The announcement for screen readers about the last photo in the list that has been uploaded; empty if none has. */
function describeUploads(photos: readonly Photo[], copy: PhotosCopy): string {
  const number = photos.findLastIndex(({ state }) => state === 'uploaded') + 1;
  return number ? formatMessage(copy.uploaded, { number }) : '';
}
