import { expect, test } from 'vitest';
import {
  autoplayInterval,
  changesSides,
  galleryOf,
  moveBy,
  slotOf,
  stepOfSwipe,
  swipeTolerance,
} from '../../../../src/ui/gallery/gallery.ts';

const slots = (current: number, count: number) =>
  Array.from({ length: count }, (_, index) => slotOf(index, current, count));

test('has the autoplay interval and the swipe tolerance of the specification', () => {
  expect({ autoplayInterval, swipeTolerance }).toEqual({ autoplayInterval: 3_000, swipeTolerance: 5 });
});

test('shows the pictures after the card in the gallery, or the card if it is alone', () => {
  expect(galleryOf(['card', 'one', 'two'])).toEqual(['one', 'two']);
  expect(galleryOf(['card'])).toEqual(['card']);
  expect(galleryOf([])).toEqual([]);
});

test('moves around both ends of the gallery, and remembers the slide before', () => {
  expect(moveBy({ current: 2, last: 1 }, 1, 3)).toEqual({ current: 0, last: 2 });
  expect(moveBy({ current: 0, last: 0 }, -1, 3)).toEqual({ current: 2, last: 0 });
  expect(moveBy({ current: 0, last: 0 }, 2, 3)).toEqual({ current: 2, last: 0 });
});

test('puts the neighbors beside the centered slide, around both ends', () => {
  expect(slots(0, 2)).toEqual(['current', 'next']);
  expect(slots(0, 3)).toEqual(['current', 'next', 'previous']);
  expect(slots(4, 5)).toEqual(['next', 'after', 'before', 'previous', 'current']);
  expect(slots(0, 8)).toEqual(['current', 'next', 'after', 'after', 'after', 'before', 'before', 'previous']);
});

test('finds the slide that would cross the gallery when it moves', () => {
  const crossing = (current: number, last: number, count: number) =>
    slots(current, count).flatMap((_, index) => (changesSides(index, { current, last }, count) ? [index] : []));
  expect(crossing(1, 0, 3)).toEqual([2]);
  expect(crossing(0, 1, 3)).toEqual([2]);
  expect(crossing(1, 0, 6)).toEqual([4]);
  expect(crossing(0, 0, 3)).toEqual([]);
});

test('does not take a movement within the tolerance for a swipe', () => {
  expect([-5, 0, 5].map((travelled) => stepOfSwipe(travelled, 'ltr'))).toEqual([0, 0, 0]);
});

test('pulls the next slide in from the end of the line', () => {
  expect([stepOfSwipe(-6, 'ltr'), stepOfSwipe(6, 'ltr')]).toEqual([1, -1]);
  expect([stepOfSwipe(-6, 'rtl'), stepOfSwipe(6, 'rtl')]).toEqual([-1, 1]);
});
