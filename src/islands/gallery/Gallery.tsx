import { formatMessage } from '@kindcrate/contract/message-format';
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { indexAfterKey, pageDirection } from '../../ui/arrow-keys.ts';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { type GalleryCopy, type GalleryPicture, moveBy } from './gallery.ts';
import { Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useAutoplay } from './use-autoplay.ts';
import './gallery.scss';
import './gallery-controls.scss';

interface Props {
  /** The gallery's accessible name. */
  label: string;
  pictures: readonly GalleryPicture[];
  copy: GalleryCopy;
}

/**
 * A carousel that follows the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). Buttons, thumbnails, swipes, arrow
 * keys, Home and End change the picture. Using any control other than Play stops autoplay.
 */
export default function Gallery({ label, pictures, copy }: Props) {
  const count = pictures.length;
  const [position, setPosition] = useState({ current: 0, from: 0 });
  const move = useCallback((step: number) => setPosition((position) => moveBy(position, step, count)), [count]);
  const root = useRef<HTMLElement>(null);
  useReadyEvent(root);
  const { canPlay, isPlaying, setPlaying, pauseOnHover } = useAutoplay(useCallback(() => move(1), [move]));

  const step = (by: number) => {
    setPlaying(false);
    move(by);
  };
  const show = (index: number) => step(index - position.current);
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.closest('[data-play]')) setPlaying(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexAfterKey(event.key, position.current, count, pageDirection());
    if (index === undefined) return;
    event.preventDefault();
    show(index);
  };

  if (count === 0) return <div className="gallery__none" />;
  const slides = <Slides pictures={pictures} position={position} copy={copy} onSwipe={step} />;
  if (count === 1) return <div className="gallery gallery--alone">{slides}</div>;
  return (
    <section
      ref={root}
      className="gallery"
      aria-roledescription={copy.carousel}
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div {...pauseOnHover}>{slides}</div>
      <GalleryControls
        status={formatMessage(copy.status, { n: position.current + 1, total: count })}
        play={canPlay ? { isPlaying, setPlaying } : undefined}
        copy={copy}
        onStep={step}
      />
      <div {...pauseOnHover}>
        <Thumbnails pictures={pictures} current={position.current} copy={copy} onChoose={show} />
      </div>
    </section>
  );
}
