import { expect, test } from 'vitest';
import { quarterOf } from '../../../../src/ui/upload-progress/quarter-of.ts';

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 25],
  [0.74, 50],
  [0.99, 75],
  [1, 100],
  [1.2, 100],
  [-1, 0],
])('says of %d that it is %d percent', (done, percent) => {
  expect(quarterOf(done)).toBe(percent);
});
