import { array, assert, boolean, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Crop,
  centeredCrop,
  isWhole,
  moveBy,
  outputSize,
  rectangleOf,
  zoomRange,
  zoomTo,
} from '../../../../src/ui/image-crop/crop.ts';

const wide = { width: 1200, height: 900, aspect: 1 };
const tall = { width: 900, height: 1200, aspect: 1 };
const square = (x: number, y: number, side: number) => ({ x, y, width: side, height: side });

test('a crop starts as the largest rectangle that fits into the image, centered', () => {
  expect(rectangleOf(centeredCrop, wide)).toEqual(square(150, 0, 900));
  expect(rectangleOf(centeredCrop, tall)).toEqual(square(0, 150, 900));
});

test('a square crop covers all of a square image', () => {
  expect(rectangleOf(centeredCrop, { width: 500, height: 500, aspect: 1 })).toEqual(square(0, 0, 500));
});

test('a crop moves by a fraction of its width', () => {
  expect(rectangleOf(moveBy(centeredCrop, wide, 0.1, 0), wide)).toEqual(square(240, 0, 900));
});

test('a crop stops moving at the edges of the image', () => {
  expect(rectangleOf(moveBy(centeredCrop, wide, 9, 9), wide)).toEqual(square(300, 0, 900));
  expect(rectangleOf(moveBy(centeredCrop, tall, -9999, -9999), tall)).toEqual(square(0, 0, 900));
});

test('a crop zooms around its center', () => {
  expect(rectangleOf(zoomTo(centeredCrop, wide, 2), wide)).toEqual(square(375, 225, 450));
});

test('a crop stays inside the image when zooming out in a corner', () => {
  const corner = moveBy(zoomTo(centeredCrop, wide, 4), wide, 9, 9);
  expect(rectangleOf(zoomTo(corner, wide, 1), wide)).toEqual(square(300, 0, 900));
});

test('a crop has the requested aspect ratio in wide and in tall images', () => {
  expect(rectangleOf(centeredCrop, { ...wide, aspect: 2 })).toEqual({ x: 0, y: 150, width: 1200, height: 600 });
  expect(rectangleOf(centeredCrop, { ...tall, aspect: 3 / 4 })).toEqual({ x: 0, y: 0, width: 900, height: 1200 });
});

test('a crop zooms no further than the range of the slider', () => {
  expect(zoomTo(centeredCrop, wide, 9).zoom).toBe(zoomRange.max);
  expect(zoomTo(centeredCrop, wide, 0.1).zoom).toBe(zoomRange.min);
});

test('a crop is whole only when it leaves nothing out', () => {
  const matching = { ...wide, aspect: 4 / 3 };
  expect(isWhole(centeredCrop, matching)).toBe(true);
  expect(isWhole(zoomTo(centeredCrop, matching, 1.05), matching)).toBe(false);
  expect(isWhole(centeredCrop, wide)).toBe(false);
});

test('a crop is uploaded with no side longer than the limit, in its own aspect ratio, and is never enlarged', () => {
  expect(outputSize({ width: 3000, height: 3000 }, 800)).toEqual({ width: 800, height: 800 });
  expect(outputSize({ width: 3000, height: 1500 }, 2400)).toEqual({ width: 2400, height: 1200 });
  expect(outputSize({ width: 450.4, height: 300.2 }, 800)).toEqual({ width: 450, height: 300 });
  expect(outputSize({ width: 0.25, height: 0.25 }, 800)).toEqual({ width: 1, height: 1 });
});

const pixels = integer({ min: 1, max: 12_000 });
const distance = double({ min: -5, max: 5, noNaN: true });
const zoom = double({ min: zoomRange.min, max: zoomRange.max, noNaN: true });
const step = record({ isMove: boolean(), right: distance, down: distance, zoom });

test('a crop stays inside the image through any series of moves and zooms', () =>
  assert(
    property(
      record({ width: pixels, height: pixels, aspect: double({ min: 0.2, max: 5, noNaN: true }) }),
      array(step),
      (image, steps) => {
        let crop: Crop = centeredCrop;
        for (const { isMove, right, down, zoom } of steps)
          crop = isMove ? moveBy(crop, image, right, down) : zoomTo(crop, image, zoom);
        const { x, y, width, height } = rectangleOf(crop, image);
        const tolerance = 1e-6;
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(x).toBeGreaterThanOrEqual(-tolerance);
        expect(y).toBeGreaterThanOrEqual(-tolerance);
        expect(x + width).toBeLessThanOrEqual(image.width + tolerance);
        expect(y + height).toBeLessThanOrEqual(image.height + tolerance);
      },
    ),
  ));
