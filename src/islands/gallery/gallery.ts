import type { LenientImage } from '@kindcrate/contract/images';

export interface GalleryCopy {
  /** The role descriptions that screen readers announce for the gallery and for one picture. */
  carousel: string;
  slide: string;
  /** With `{n}` and `{total}`. */
  status: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  thumbnails: string;
  /** With `{n}`. */
  thumbnail: string;
}

export type GalleryPicture = LenientImage & { _id: string };

/** Milliseconds between two slides during autoplay (specification, section 9). */
export const autoplayInterval = 3_000;

/** CSS pixels that a pointer may move without swiping (specification, section 9). */
export const swipeTolerance = 5;

/** Where a slide is drawn relative to the centered one. */
export type SlideSlot = 'outer-previous' | 'previous' | 'current' | 'next' | 'outer-next';

/** The indexes of the centered slide, and of the one that was centered before the latest move. */
export interface GalleryPosition {
  current: number;
  from: number;
}

/**
 * The images that the gallery shows: all but the first, which is the one on the organization's card (specification, section 3). If there is
 * only one image, the gallery shows that one.
 */
export function galleryOf<T>(images: readonly T[]): readonly T[] {
  return images.length > 1 ? images.slice(1) : images;
}

/** Moves by a number of slides and wraps around at both ends. */
export function moveBy({ current }: GalleryPosition, step: number, count: number): GalleryPosition {
  return { current: (((current + step) % count) + count) % count, from: current };
}

/** Slides more than two steps away share the outermost slots. */
export function slotOf(index: number, current: number, count: number): SlideSlot {
  const offset = Math.max(-2, Math.min(2, distance(current, index, count)));
  return (['outer-previous', 'previous', 'current', 'next', 'outer-next'] as const)[offset + 2] ?? 'outer-next';
}

/** Whether a slide wraps around to the other side when the gallery moves. Such a slide must not cross the centered one. */
export function wrapsAround(index: number, { current, from }: GalleryPosition, count: number): boolean {
  // A slide that does not wrap around moves as many steps as the centered one.
  return distance(current, index, count) !== distance(from, index, count) - distance(from, current, count);
}

/**
 * The number of slides that a swipe moves by.
 * @param traveled CSS pixels to the right; negative to the left
 * @param direction the text direction of the page: the next slide comes from the right in `ltr`, from the left in `rtl`
 */
export function stepOfSwipe(traveled: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(traveled) <= swipeTolerance) return 0;
  return traveled < 0 === (direction === 'ltr') ? 1 : -1;
}

/** The shorter distance around the ring: positive forward, negative backward, positive if both are equally long. */
function distance(from: number, to: number, count: number): number {
  const forward = (to - from + count) % count;
  return forward > count / 2 ? forward - count : forward;
}
