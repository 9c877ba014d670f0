import { expect, test } from 'vitest';
import {
  autoplayInterval,
  changesSides,
  galleryOf,
  moved,
  placeOf,
  stepOfSwipe,
  swipeTolerance,
} from '../../../../src/ui/gallery/gallery.ts';

const places = (current: number, count: number) =>
  Array.from({ length: count }, (_, index) => placeOf(index, current, count));

test('has the constants of the specification', () => {
  expect({ autoplayInterval, swipeTolerance }).toEqual({ autoplayInterval: 3_000, swipeTolerance: 5 });
});

test('shows the pictures after the first, and the first only when it is alone', () => {
  expect(galleryOf(['card', 'one', 'two'])).toEqual(['one', 'two']);
  expect(galleryOf(['card'])).toEqual(['card']);
  expect(galleryOf([])).toEqual([]);
});

test('goes on around the ends, and remembers where it was', () => {
  expect(moved({ current: 2, last: 1 }, 1, 3)).toEqual({ current: 0, last: 2 });
  expect(moved({ current: 0, last: 0 }, -1, 3)).toEqual({ current: 2, last: 0 });
  expect(moved({ current: 0, last: 0 }, 2, 3)).toEqual({ current: 2, last: 0 });
});

test('puts the neighbours at the sides of the slide in the centre, around the ends', () => {
  expect(places(0, 2)).toEqual(['current', 'next']);
  expect(places(0, 3)).toEqual(['current', 'next', 'previous']);
  expect(places(4, 5)).toEqual(['next', 'after', 'before', 'previous', 'current']);
  expect(places(0, 8)).toEqual(['current', 'next', 'after', 'after', 'after', 'before', 'before', 'previous']);
});

test('knows which slide would cross the others as the row moves on', () => {
  const crossing = (current: number, last: number, count: number) =>
    places(current, count).flatMap((_, index) => (changesSides(index, { current, last }, count) ? [index] : []));
  expect(crossing(1, 0, 3)).toEqual([2]);
  expect(crossing(0, 1, 3)).toEqual([2]);
  expect(crossing(1, 0, 6)).toEqual([4]);
  expect(crossing(0, 0, 3)).toEqual([]);
});

test('takes a short way of finger or mouse for no swipe', () => {
  expect([-5, 0, 5].map((travelled) => stepOfSwipe(travelled, 'ltr'))).toEqual([0, 0, 0]);
});

test('pulls the next slide in from where the page goes on', () => {
  expect([stepOfSwipe(-6, 'ltr'), stepOfSwipe(6, 'ltr')]).toEqual([1, -1]);
  expect([stepOfSwipe(-6, 'rtl'), stepOfSwipe(6, 'rtl')]).toEqual([-1, 1]);
});
