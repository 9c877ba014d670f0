import { expect, test } from 'vitest';
import { fitInto } from '../../../../src/islands/donation-form/photo-size.ts';

test.each([
  ['a wide one', [4000, 3000], [1600, 1200]],
  ['a high one', [3000, 4000], [1200, 1600]],
  ['a square one', [5000, 5000], [1600, 1600]],
  ['one that just fits', [1600, 900], [1600, 900]],
  ['a small one', [120, 90], [120, 90]],
  ['one that does not come out even', [4032, 3023], [1600, 1200]],
  ['a very long one', [20_000, 3], [1600, 1]],
])('fits %s into 1600 pixels', (_, [width = 0, height = 0], [fittedWidth, fittedHeight]) => {
  expect(fitInto({ width, height }, 1600)).toEqual({ width: fittedWidth, height: fittedHeight });
});
