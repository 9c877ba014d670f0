import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { interpolate } from '../../lib/interpolate.ts';
import { nextTab } from '../tabs/next-tab.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { type GalleryCopy, type GalleryPicture, moved } from './gallery.ts';
import { Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useAutoplay } from './use-autoplay.ts';
import './gallery.scss';

interface Props {
  label: string;
  pictures: readonly GalleryPicture[];
  copy: GalleryCopy;
}

/**
 * Pictures in a row by the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/): buttons, thumbnails, arrows,
 * Home and End, and swipes. It plays when asked to, and whatever else is done ends that.
 */
export function Gallery({ label, pictures, copy }: Props) {
  const count = pictures.length;
  const [position, setPosition] = useState({ current: 0, last: 0 });
  const move = useCallback((step: number) => setPosition((position) => moved(position, step, count)), [count]);
  const { canPlay, isPlaying, setPlaying, resting } = useAutoplay(useCallback(() => move(1), [move]));

  const step = (by: number) => {
    setPlaying(false);
    move(by);
  };
  const show = (index: number) => step(index - position.current);
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.closest('[data-play]')) setPlaying(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(event.key, position.current, count, document.dir === 'rtl' ? 'rtl' : 'ltr');
    if (index === undefined) return;
    event.preventDefault();
    show(index);
  };

  if (count === 0) return <div className="gallery__none" />;
  const slides = <Slides pictures={pictures} position={position} copy={copy} onSwipe={step} />;
  if (count === 1) return <div className="gallery gallery--alone">{slides}</div>;
  return (
    <section
      className="gallery"
      aria-roledescription={copy.carousel}
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div {...resting}>{slides}</div>
      <GalleryControls
        status={interpolate(copy.status, { n: position.current + 1, total: count })}
        play={canPlay ? { isPlaying, setPlaying } : undefined}
        copy={copy}
        onStep={step}
      />
      <div {...resting}>
        <Thumbnails pictures={pictures} current={position.current} copy={copy} onChoose={show} />
      </div>
    </section>
  );
}
