import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import '../../styles/blocks/visually-hidden.scss';

interface Props {
  label: string;
  /** The track with its slides, rendered by the page. */
  children?: ReactNode;
}

/**
 * The slides work without scripts, through scroll snapping and links. The island adds smooth scrolling, arrow keys and an
 * announcement of the current slide, and keeps the links from changing the URL.
 */
export default function Slider({ label, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useReadyEvent(root);

  const showSlide = (link: HTMLAnchorElement) => {
    const slide = root.current?.querySelector<HTMLElement>(link.hash);
    const track = slide?.parentElement;
    if (!slide || !track) return;
    const hadFocus = link.contains(document.activeElement);
    track.scrollTo({ left: distanceFromFirst(slide, track), behavior: 'smooth' });
    setAnnouncement(`${slide.ariaLabel}: ${slide.querySelector('h1, h2')?.textContent ?? ''}`);
    if (hadFocus) findSameArrow(slide, link)?.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-slide]');
    if (!link) return;
    event.preventDefault();
    showSlide(link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key];
    const slide = (event.target as Element).closest('.slide');
    const link = name && slide?.querySelector<HTMLAnchorElement>(`[data-step="${name}"]`);
    if (!link) return;
    event.preventDefault();
    showSlide(link);
  };

  return (
    <section ref={root} aria-label={label} aria-roledescription="carousel" onClick={onClick} onKeyDown={onKeyDown}>
      {children}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** The exact position at which a slide snaps, in px: with any other target, the browser would move the slide once more after the scroll. */
function distanceFromFirst(slide: HTMLElement, track: HTMLElement) {
  return slide.offsetLeft - (track.firstElementChild as HTMLElement).offsetLeft;
}

/** Finds the same arrow on another slide. That arrow gets the focus, so that a second press continues from there. */
function findSameArrow(slide: HTMLElement, link: HTMLAnchorElement) {
  return slide.querySelector<HTMLElement>(`[data-step="${link.dataset.step}"]`);
}
