import type { ReactNode } from 'react';
import type { GalleryCopy } from './gallery.ts';

interface Props {
  /** Such as `2 of 5`. */
  status: string;
  /** Undefined for people who prefer reduced motion. */
  play: { isPlaying: boolean; setPlaying: (isPlaying: boolean) => void } | undefined;
  copy: GalleryCopy;
  onStep: (step: number) => void;
}

/** The buttons of a gallery and its status, which screen readers do not announce during autoplay: they would announce every slide. */
export function GalleryControls({ status, play, copy, onStep }: Props) {
  return (
    <div className="gallery__controls">
      {play && (
        <button
          className="gallery__play button button--quiet button--small"
          type="button"
          data-play
          onClick={() => play.setPlaying(!play.isPlaying)}
        >
          <Icon>{play.isPlaying ? <path d="M15 4h3v16h-3zM6 4h3v16H6z" /> : <path d="M6 4l14 8-14 8z" />}</Icon>
          {play.isPlaying ? copy.pause : copy.play}
        </button>
      )}
      <button className="gallery__step" type="button" aria-label={copy.previous} onClick={() => onStep(-1)}>
        <Icon>
          <path d="m15 18-6-6 6-6" />
        </Icon>
      </button>
      <p className="gallery__status" role="status" aria-live={play?.isPlaying ? 'off' : 'polite'}>
        {status}
      </p>
      <button className="gallery__step" type="button" aria-label={copy.next} onClick={() => onStep(1)}>
        <Icon>
          <path d="m9 18 6-6-6-6" />
        </Icon>
      </button>
    </div>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="gallery__icon" viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
      {children}
    </svg>
  );
}
