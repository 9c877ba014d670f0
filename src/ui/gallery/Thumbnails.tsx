import { useEffect, useRef } from 'react';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { GalleryCopy, GalleryPicture } from './gallery.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  current: number;
  copy: GalleryCopy;
  onChoose: (index: number) => void;
}

/** A small picture for each, to go there at once. */
export function Thumbnails({ pictures, current, copy, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);

  // Of many, the chosen one stays in sight. `scrollIntoView` would move the page as well.
  useEffect(() => {
    const [row, chosen] = [strip.current, strip.current?.children[current]];
    if (!row || !(chosen instanceof HTMLElement)) return;
    const start = chosen.offsetLeft - row.offsetLeft;
    row.scrollTo({ left: start - (row.clientWidth - chosen.clientWidth) / 2 });
  }, [current]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="gallery__thumbnails" role="group" aria-label={copy.thumbnails} ref={strip}>
      {pictures.map(({ _id, thumbnailUrl }, index) => (
        <button
          key={_id}
          className="gallery__thumbnail"
          type="button"
          aria-label={interpolate(copy.thumbnail, { n: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <img src={resolveApiUrl(thumbnailUrl)} alt="" width={80} height={60} draggable={false} loading="lazy" />
        </button>
      ))}
    </div>
  );
}
