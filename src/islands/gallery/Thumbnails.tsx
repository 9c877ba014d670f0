import { fromApi } from '../../lib/api-url.ts';
import type { GalleryCopy, GalleryPicture } from './Gallery.tsx';

interface Props {
  pictures: readonly GalleryPicture[];
  current: number;
  copy: GalleryCopy;
  onChoose: (index: number) => void;
}

/** A small picture for each, to go there at once. */
export function Thumbnails({ pictures, current, copy, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="gallery__thumbnails" role="group" aria-label={copy.thumbnails}>
      {pictures.map(({ _id, thumbnailUrl }, index) => (
        <button
          key={_id}
          className="gallery__thumbnail"
          type="button"
          aria-label={copy.thumbnail.replace('{n}', String(index + 1))}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <img src={fromApi(thumbnailUrl)} alt="" width={80} height={60} draggable={false} loading="lazy" />
        </button>
      ))}
    </div>
  );
}
