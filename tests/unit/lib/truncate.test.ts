import { describe, expect, test } from 'vitest';
import { truncate } from '../../../src/lib/truncate.ts';

describe('truncated text', () => {
  test.each([
    ['is the whole text on one line if that fits', ' Warm coats\n\nfor  winter. ', 40, 'Warm coats for winter.'],
    ['is the text itself if that just fits', 'Warm coats', 10, 'Warm coats'],
    [
      'ends after the last whole word that fits together with the ellipsis',
      'Warm coats for winter',
      15,
      'Warm coats for…',
    ],
    ['leaves out a word that does not fit whole', 'Warm coats for winter', 14, 'Warm coats…'],
    ['has no punctuation before the ellipsis', 'Warm coats, boots and hats', 14, 'Warm coats…'],
    ['cuts a single word that is too long', 'Wintercoats', 7, 'Winter…'],
    ['is empty if there is only whitespace', ' \n ', 10, ''],
  ])('%s', (_title, text, max, truncated) => {
    expect(truncate(text, max)).toBe(truncated);
    expect(truncated.length).toBeLessThanOrEqual(max);
  });
});
