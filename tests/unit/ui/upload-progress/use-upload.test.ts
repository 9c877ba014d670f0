import { expect, test } from 'vitest';
import { announcedPercent } from '../../../../src/ui/upload-progress/use-upload.ts';

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 25],
  [0.74, 50],
  [0.99, 75],
  [1, 100],
  [1.2, 100],
  [-1, 0],
])('an upload of which the fraction %d has been sent is announced as %d percent', (sent, percent) => {
  expect(announcedPercent(sent)).toBe(percent);
});
