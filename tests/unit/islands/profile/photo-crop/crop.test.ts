import { array, assert, boolean, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Crop,
  centeredCrop,
  moveBy,
  outputSide,
  squareOf,
  zoomRange,
  zoomTo,
} from '../../../../../src/islands/profile/photo-crop/crop.ts';

const wide = { width: 1200, height: 900 };
const tall = { width: 900, height: 1200 };

test('a crop starts with the largest square, centered', () => {
  expect(squareOf(centeredCrop, wide)).toEqual({ x: 150, y: 0, side: 900 });
  expect(squareOf(centeredCrop, tall)).toEqual({ x: 0, y: 150, side: 900 });
});

test('a crop covers the whole of a square image', () => {
  expect(squareOf(centeredCrop, { width: 500, height: 500 })).toEqual({ x: 0, y: 0, side: 500 });
});

test('a crop moves by a fraction of its side', () => {
  expect(squareOf(moveBy(centeredCrop, wide, 0.1, 0), wide)).toEqual({ x: 240, y: 0, side: 900 });
});

test('a crop stops moving at the edges of the image', () => {
  expect(squareOf(moveBy(centeredCrop, wide, 9, 9), wide)).toEqual({ x: 300, y: 0, side: 900 });
  expect(squareOf(moveBy(centeredCrop, tall, -9999, -9999), tall)).toEqual({ x: 0, y: 0, side: 900 });
});

test('a crop zooms around its center', () => {
  expect(squareOf(zoomTo(centeredCrop, wide, 2), wide)).toEqual({ x: 375, y: 225, side: 450 });
});

test('a crop stays inside the image when zooming out in a corner', () => {
  const corner = moveBy(zoomTo(centeredCrop, wide, 4), wide, 9, 9);
  expect(squareOf(zoomTo(corner, wide, 1), wide)).toEqual({ x: 300, y: 0, side: 900 });
});

test('a crop is uploaded as a square of at most 800 pixels and is never enlarged', () => {
  expect(outputSide({ x: 0, y: 0, side: 3000 })).toBe(800);
  expect(outputSide({ x: 0, y: 0, side: 450.4 })).toBe(450);
  expect(outputSide({ x: 0, y: 0, side: 0.25 })).toBe(1);
});

const pixels = integer({ min: 1, max: 12_000 });
const distance = double({ min: -5, max: 5, noNaN: true });
const zoom = double({ min: zoomRange.min, max: zoomRange.max, noNaN: true });
const step = record({ isMove: boolean(), right: distance, down: distance, zoom });

test('a crop stays a square inside the image through any series of moves and zooms', () =>
  assert(
    property(record({ width: pixels, height: pixels }), array(step), (image, steps) => {
      let crop: Crop = centeredCrop;
      for (const { isMove, right, down, zoom } of steps)
        crop = isMove ? moveBy(crop, image, right, down) : zoomTo(crop, image, zoom);
      const { x, y, side } = squareOf(crop, image);
      const tolerance = 1e-6;
      expect(side).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(-tolerance);
      expect(y).toBeGreaterThanOrEqual(-tolerance);
      expect(x + side).toBeLessThanOrEqual(image.width + tolerance);
      expect(y + side).toBeLessThanOrEqual(image.height + tolerance);
    }),
  ));
