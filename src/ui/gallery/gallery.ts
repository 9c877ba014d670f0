import type { CollectionEntry } from 'astro:content';
import type { Picture } from '@kindcrate/contract/pictures';

export type GalleryCopy = CollectionEntry<'organizationDetails'>['data']['gallery'];
export type GalleryPicture = Picture & { _id: string };

/** How long a picture stays while the gallery plays, in ms (specification, section 9). */
export const autoplayInterval = 3_000;

/** A finger or mouse that moves no further than this, in CSS pixels, did not swipe (specification, section 9). */
export const swipeTolerance = 5;

/** Where a slide stands, seen from the one in the centre. */
export type Place = 'before' | 'previous' | 'current' | 'next' | 'after';

/** Which slide is in the centre, and which was before; indexes from 0. */
export interface Position {
  current: number;
  last: number;
}

/** The gallery's pictures: all but the first, which is the card (specification, section 3); the card when it is alone. */
export function galleryOf<T>(images: readonly T[]): readonly T[] {
  return images.length > 1 ? images.slice(1) : images;
}

/** Goes on by so many slides, around the ends. */
export function moved({ current }: Position, step: number, count: number): Position {
  return { current: (((current + step) % count) + count) % count, last: current };
}

/** Where a slide stands when another is in the centre. */
export function placeOf(index: number, current: number, count: number): Place {
  const offset = Math.max(-2, Math.min(2, distance(current, index, count)));
  return (['before', 'previous', 'current', 'next', 'after'] as const)[offset + 2] ?? 'after';
}

/** Whether a slide changes sides as the row moves on, and should be seen there only when it has arrived. */
export function changesSides(index: number, { current, last }: Position, count: number): boolean {
  return distance(current, index, count) !== distance(last, index, count) - distance(last, current, count);
}

/**
 * What a swipe means: the next slide, the previous one, or nothing.
 * @param travelled CSS pixels to the right; negative to the left
 * @param direction of the page: a swipe pulls what comes next into sight
 */
export function stepOfSwipe(travelled: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(travelled) <= swipeTolerance) return 0;
  return travelled < 0 === (direction === 'ltr') ? 1 : -1;
}

/** The shorter way round from one slide to another; forward when both are as long. */
function distance(from: number, to: number, count: number): number {
  const forward = (to - from + count) % count;
  return forward > count / 2 ? forward - count : forward;
}
