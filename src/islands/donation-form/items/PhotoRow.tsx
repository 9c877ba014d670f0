import { formatMessage } from '@kindcrate/contract/message-format';
import { useState } from 'react';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import type { PhotosCopy } from './copy.ts';
import { createDragHandler } from './drag-handler.ts';
import type { Photo } from './photos.ts';

interface Props {
  photo: Photo;
  /** The position of the photo, from 1. */
  number: number;
  count: number;
  copy: PhotosCopy;
  /** Moves the photo by a number of positions, toward the start of the list if the number is negative. */
  onMove: (by: number) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo of an item: its preview, the state of its upload, and the buttons that move and remove it. */
export function PhotoRow({ photo, number, count, copy, onMove, onRetry, onRemove }: Props) {
  const { state, progress, message } = photo;
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const preview = previewsOf(photo).find((url) => !unreadable.includes(url));
  const onPointerDown = createDragHandler((position) => onMove(position + 1 - number));
  const label = (text: string) => formatMessage(text, { number });
  return (
    <li className="item-photo" data-state={state}>
      <span
        className="item-photo__frame"
        data-draggable={count > 1 || undefined}
        onPointerDown={count > 1 ? onPointerDown : undefined}
      >
        {preview ? (
          <img
            className="item-photo__image"
            src={preview}
            alt={label(copy.alt)}
            // The browser's own drag and drop would cancel ours.
            draggable={false}
            onError={() => setUnreadable([...unreadable, preview])}
          />
        ) : (
          <span className="item-photo__placeholder">{photo.name ?? label(copy.alt)}</span>
        )}
        {state === 'uploading' && (
          <progress className="item-photo__progress" max={1} value={progress} aria-label={label(copy.uploading)} />
        )}
      </span>
      {state === 'failed' && (
        <p className="item-photo__failed" role="alert">
          {message || label(copy.failed)}{' '}
          <button className="link" type="button" onClick={onRetry}>
            {label(copy.retry)}
          </button>
        </p>
      )}
      <span className="item-photo__actions">
        <IconButton label={label(copy.moveEarlier)} icon="‹" isDisabled={number === 1} onClick={() => onMove(-1)} />
        <IconButton label={label(copy.moveLater)} icon="›" isDisabled={number === count} onClick={() => onMove(1)} />
        <IconButton label={label(state === 'uploading' ? copy.cancel : copy.remove)} icon="×" onClick={onRemove} />
      </span>
    </li>
  );
}

/** The URLs of a photo, the best one first. Most browsers cannot show HEIC photos, so the server makes a version that they can show. */
const previewsOf = ({ url, thumbnailUrl }: Photo): string[] =>
  [url, thumbnailUrl && resolveApiUrl(thumbnailUrl)].filter((preview) => preview !== undefined);

interface IconButtonProps {
  label: string;
  icon: string;
  isDisabled?: boolean;
  onClick: () => void;
}

/** Uses `aria-disabled`, because with `disabled`, the button that moves a photo to the end of the list would lose the focus. */
function IconButton({ label, icon, isDisabled = false, onClick }: IconButtonProps) {
  return (
    <button
      className="item-photo__button"
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
