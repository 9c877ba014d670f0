import { array, assert, boolean, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Crop,
  middle,
  moveBy,
  type Size,
  sentSide,
  squareOf,
  zooms,
  zoomTo,
} from '../../../../../src/islands/profile/photo-crop/crop.ts';

const wide = { width: 1200, height: 900 };
const tall = { width: 900, height: 1200 };

test('begins with the largest square, from the middle', () => {
  expect(squareOf(middle, wide)).toEqual({ x: 150, y: 0, side: 900 });
  expect(squareOf(middle, tall)).toEqual({ x: 0, y: 150, side: 900 });
});

test('takes all of a picture that is square', () => {
  expect(squareOf(middle, { width: 500, height: 500 })).toEqual({ x: 0, y: 0, side: 500 });
});

test('moves by sides of the square', () => {
  expect(squareOf(moveBy(middle, wide, 0.1, 0), wide)).toEqual({ x: 240, y: 0, side: 900 });
});

test('moves no further than the edges', () => {
  expect(squareOf(moveBy(middle, wide, 9, 9), wide)).toEqual({ x: 300, y: 0, side: 900 });
  expect(squareOf(moveBy(middle, tall, -9999, -9999), tall)).toEqual({ x: 0, y: 0, side: 900 });
});

test('zooms around the middle of the square', () => {
  expect(squareOf(zoomTo(middle, wide, 2), wide)).toEqual({ x: 375, y: 225, side: 450 });
});

test('zooms out again without leaving the picture', () => {
  const corner = moveBy(zoomTo(middle, wide, 4), wide, 9, 9);
  expect(squareOf(zoomTo(corner, wide, 1), wide)).toEqual({ x: 300, y: 0, side: 900 });
});

test('sends at most 800 pixels, and none that are not there', () => {
  expect(sentSide({ x: 0, y: 0, side: 3000 })).toBe(800);
  expect(sentSide({ x: 0, y: 0, side: 450.4 })).toBe(450);
  expect(sentSide({ x: 0, y: 0, side: 0.25 })).toBe(1);
});

const pixels = integer({ min: 1, max: 12_000 });
const distance = double({ min: -5, max: 5, noNaN: true });
const zoom = double({ min: zooms.min, max: zooms.max, noNaN: true });
const act = record({ isMove: boolean(), right: distance, down: distance, zoom });

const follow =
  (picture: Size) =>
  (crop: Crop, { isMove, right, down, zoom }: { isMove: boolean; right: number; down: number; zoom: number }) =>
    isMove ? moveBy(crop, picture, right, down) : zoomTo(crop, picture, zoom);

test('stays a square inside the picture whatever is done with it', () =>
  assert(
    property(record({ width: pixels, height: pixels }), array(act), (picture, acts) => {
      const { x, y, side } = squareOf(acts.reduce(follow(picture), middle), picture);
      const most = 1e-6;
      expect(side).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(-most);
      expect(y).toBeGreaterThanOrEqual(-most);
      expect(x + side).toBeLessThanOrEqual(picture.width + most);
      expect(y + side).toBeLessThanOrEqual(picture.height + most);
    }),
  ));
