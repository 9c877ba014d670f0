import { formatMessage } from '@kindcrate/contract/message-format';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { resolveApiUrl } from '../../../../lib/api-url.ts';
import { indexAfterKey, pageDirection } from '../../../../ui/arrow-keys.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { PhotoDialogCopy } from './copy.ts';
import type { OrderPhoto } from './photos-of.ts';
import '../../../../ui/dialog/dialog.scss';
import './photo-dialog.scss';

interface Props {
  photos: OrderPhoto[];
  /** The index of the photo to show first. */
  first: number;
  onClose: () => void;
  copy: PhotoDialogCopy;
}

/** Shows a photo as large as the window allows. The arrow keys show the other photos of the order. */
export function PhotoDialog({ photos, first, onClose, copy }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const count = photos.length;
  useEffect(() => dialog.current?.showModal(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, count, pageDirection());
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
  };
  const step = (by: number) => () => setIndex((index + by + count) % count);
  const { url = '', item = '' } = photos[index] ?? {};
  return (
    <dialog
      className="dialog photo-dialog"
      aria-label={copy.title}
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <img
        className="photo-dialog__photo"
        src={resolveApiUrl(url)}
        alt={formatMessage(copy.alt, { item, position: index + 1, count })}
      />
      <div className="button-row photo-dialog__buttons">
        {count > 1 && <AsyncButton label={copy.previous} isQuiet isPending={false} onClick={step(-1)} />}
        {count > 1 && <AsyncButton label={copy.next} isQuiet isPending={false} onClick={step(1)} />}
        <a href={resolveApiUrl(url)} target="_blank" rel="noreferrer">
          {copy.fullSize}
        </a>
        {/* Closed rather than removed, so that the browser returns the focus to the photo that was pressed. */}
        <AsyncButton label={copy.close} isQuiet isPending={false} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
