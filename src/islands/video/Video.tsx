import type { CollectionEntry } from 'astro:content';
import { type ReactNode, useRef, useState } from 'react';
import { useReady } from '../../ui/form/use-ready.ts';
import './video.scss';

interface Props {
  copy: Pick<CollectionEntry<'organizationDetails'>['data']['video'], 'src' | 'name' | 'play'>;
  /** The poster. */
  children?: ReactNode;
}

/** A video behind its poster: nothing is asked of the one who keeps it before somebody presses play. */
export default function Video({ copy, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useReady(root);

  return (
    <div className="video" ref={root}>
      {isOpen ? (
        <iframe
          className="video__frame"
          src={`${copy.src}?autoplay=1&rel=0`}
          title={copy.name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // The button that had the focus is gone.
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <button className="video__poster" type="button" onClick={() => setOpen(true)}>
          {children}
          <span className="video__play">
            <svg className="video__sign" viewBox="0 0 24 24" width={28} height={28} aria-hidden="true">
              <path d="M7 4l14 8-14 8z" />
            </svg>
            {copy.play}
          </span>
        </button>
      )}
    </div>
  );
}
