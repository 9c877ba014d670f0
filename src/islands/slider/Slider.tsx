import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useReadyEvent } from '../../ui/use-ready-event.ts';

interface Props {
  label: string;
  /** The track with its slides, rendered by the page. */
  children?: ReactNode;
}

/**
 * Enhances a row of slides that works without script, by scroll snapping and links: scrolls smoothly, keeps the page's address,
 * supports arrow keys and announces the current slide.
 */
export default function Slider({ label, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const [position, setPosition] = useState('');
  useReadyEvent(root);

  const go = (link: HTMLAnchorElement) => {
    const slide = root.current?.querySelector<HTMLElement>(link.hash);
    const track = slide?.parentElement;
    if (!slide || !track) return;
    const wasInside = link.contains(document.activeElement);
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'smooth' });
    setPosition(`${slide.ariaLabel}: ${slide.querySelector('h1, h2')?.textContent ?? ''}`);
    if (wasInside) sameLink(slide, link)?.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-slide]');
    if (!link) return;
    event.preventDefault();
    go(link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key];
    const slide = (event.target as Element).closest('.slide');
    const link = name && slide?.querySelector<HTMLAnchorElement>(`[data-step="${name}"]`);
    if (!link) return;
    event.preventDefault();
    go(link);
  };

  return (
    <section ref={root} aria-label={label} aria-roledescription="carousel" onClick={onClick} onKeyDown={onKeyDown}>
      {children}
      <p className="visually-hidden" role="status">
        {position}
      </p>
    </section>
  );
}

/** The same arrow on another slide, so that a second press goes on from there. */
function sameLink(slide: HTMLElement, link: HTMLAnchorElement) {
  return slide.querySelector<HTMLElement>(`[data-step="${link.dataset.step}"]`);
}
