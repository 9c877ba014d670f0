import { resolveApiUrl } from '../../lib/api-url.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { GalleryCopy, GalleryPicture } from './gallery.ts';
import { changesSides, type Position, placeOf } from './gallery.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  position: Position;
  copy: GalleryCopy;
  onSwipe: (step: number) => void;
}

/** The row of pictures: one in the centre, its neighbours looking in from the sides. */
export function Slides({ pictures, position, copy, onSwipe }: Props) {
  const count = pictures.length;
  const swipe = useSwipe(onSwipe);
  const status = (index: number) => interpolate(copy.status, { n: index + 1, total: count });
  return (
    <div className="gallery__stage">
      <div className="gallery__row" {...(count > 1 && swipe)}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
          <div
            key={picture._id}
            className="gallery__slide"
            role="group"
            aria-roledescription={copy.slide}
            aria-label={status(index)}
            aria-hidden={index !== position.current}
            data-place={placeOf(index, position.current, count)}
            data-changes-sides={changesSides(index, position, count) || undefined}
          >
            <img
              className="gallery__picture"
              src={resolveApiUrl(picture.url)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              draggable={false}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
