import { expect, test } from 'vitest';
import {
  autoplayInterval,
  galleryOf,
  moveBy,
  slotOf,
  stepOfSwipe,
  swipeTolerance,
  wrapsAround,
} from '../../../../src/islands/gallery/gallery.ts';

/** The slots of all slides in order, when `current` is the index of the centered one. */
const slots = (current: number, count: number) =>
  Array.from({ length: count }, (_, index) => slotOf(index, current, count));

test('the gallery has the autoplay interval and the swipe tolerance of the specification', () => {
  expect({ autoplayInterval, swipeTolerance }).toEqual({ autoplayInterval: 3_000, swipeTolerance: 5 });
});

test('the gallery leaves out the first image, which the card shows, unless it is the only one', () => {
  expect(galleryOf(['card', 'one', 'two'])).toEqual(['one', 'two']);
  expect(galleryOf(['card'])).toEqual(['card']);
  expect(galleryOf([])).toEqual([]);
});

test('a move wraps around both ends of the gallery, and records the slide that it left', () => {
  expect(moveBy({ current: 2, from: 1 }, 1, 3)).toEqual({ current: 0, from: 2 });
  expect(moveBy({ current: 0, from: 0 }, -1, 3)).toEqual({ current: 2, from: 0 });
  expect(moveBy({ current: 0, from: 0 }, 2, 3)).toEqual({ current: 2, from: 0 });
});

test('the gallery puts neighboring slides on both sides of the centered slide, even at the ends of the gallery', () => {
  expect(slots(0, 2)).toEqual(['current', 'next']);
  expect(slots(0, 3)).toEqual(['current', 'next', 'previous']);
  expect(slots(4, 5)).toEqual(['next', 'outer-next', 'outer-previous', 'previous', 'current']);
  expect(slots(0, 8)).toEqual([
    'current',
    'next',
    'outer-next',
    'outer-next',
    'outer-next',
    'outer-previous',
    'outer-previous',
    'previous',
  ]);
});

test('the gallery finds the slide that wraps around to the other side during a move', () => {
  const wrapping = (current: number, from: number, count: number) =>
    [...Array(count).keys()].filter((index) => wrapsAround(index, { current, from }, count));
  expect(wrapping(1, 0, 3)).toEqual([2]);
  expect(wrapping(0, 1, 3)).toEqual([2]);
  expect(wrapping(1, 0, 6)).toEqual([4]);
  expect(wrapping(0, 0, 3)).toEqual([]);
});

test('the gallery ignores a pointer movement within the swipe tolerance', () => {
  expect([-5, 0, 5].map((distance) => stepOfSwipe(distance, 'ltr'))).toEqual([0, 0, 0]);
});

test('a swipe pulls the next slide in from the right in a left-to-right layout, and from the left in a right-to-left layout', () => {
  expect([stepOfSwipe(-6, 'ltr'), stepOfSwipe(6, 'ltr')]).toEqual([1, -1]);
  expect([stepOfSwipe(-6, 'rtl'), stepOfSwipe(6, 'rtl')]).toEqual([-1, 1]);
});
