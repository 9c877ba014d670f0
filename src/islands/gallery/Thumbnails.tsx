import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import { smallestUrl } from '../../lib/srcset.ts';
import type { GalleryCopy, GalleryPicture } from './gallery.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  current: number;
  copy: GalleryCopy;
  onChoose: (index: number) => void;
}

export function Thumbnails({ pictures, current, copy, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);

  // Not `scrollIntoView`, which would also scroll the page.
  useEffect(() => {
    const row = strip.current;
    const chosen = row?.children[current];
    if (!row || !(chosen instanceof HTMLElement)) return;
    const start = chosen.offsetLeft - row.offsetLeft;
    row.scrollTo({ left: start - (row.clientWidth - chosen.clientWidth) / 2 });
  }, [current]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="gallery__thumbnails" role="group" aria-label={copy.thumbnails} ref={strip}>
      {pictures.map((picture, index) => (
        <button
          key={picture._id}
          className="gallery__thumbnail"
          type="button"
          aria-label={formatMessage(copy.thumbnail, { n: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <img
            src={smallestUrl(picture)}
            alt=""
            width={80}
            height={60}
            draggable={false}
            loading="lazy"
            fetchPriority="low"
          />
        </button>
      ))}
    </div>
  );
}
