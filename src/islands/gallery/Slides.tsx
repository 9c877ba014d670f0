import { formatMessage } from '@kindcrate/contract/message-format';
import { useSyncExternalStore } from 'react';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { srcset } from '../../lib/srcset.ts';
import { type GalleryCopy, type GalleryPicture, type GalleryPosition, slotOf, wrapsAround } from './gallery.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  pictures: readonly GalleryPicture[];
  position: GalleryPosition;
  copy: GalleryCopy;
  onSwipe: (step: number) => void;
}

const noSubscription = () => () => {};

/** How wide a slide is shown (organization-page.scss). */
const sizes = '(width < 56rem) 76vw, 34rem';

/** One picture is centered; its neighbors are partly visible at the sides. */
export function Slides({ pictures, position, copy, onSwipe }: Props) {
  const count = pictures.length;
  const swipe = useSwipe(onSwipe);
  // Before hydration, and without JavaScript, screen readers can reach every picture.
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const status = (index: number) => formatMessage(copy.status, { n: index + 1, total: count });
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
            aria-hidden={isHydrated && index !== position.current}
            data-slot={slotOf(index, position.current, count)}
            data-wraps-around={wrapsAround(index, position, count) || undefined}
          >
            <picture>
              {picture.versions && <source type="image/avif" srcSet={srcset(picture, 'avif')} sizes={sizes} />}
              <img
                className="gallery__picture"
                // `loading` comes before `src`, because some browsers would otherwise fetch the image immediately.
                loading={index === 0 ? 'eager' : 'lazy'}
                // The neighbors are visible too, but must not share the bandwidth with the picture in the center.
                fetchPriority={index === 0 ? 'high' : 'low'}
                sizes={sizes}
                srcSet={srcset(picture, 'webp')}
                src={resolveApiUrl(picture.url)}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                draggable={false}
              />
            </picture>
          </div>
        ))}
      </div>
    </div>
  );
}
