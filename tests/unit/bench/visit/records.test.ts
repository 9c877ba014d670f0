import { describe, expect, test } from 'vitest';
import { intervalConfidence, type Round, ratioTo } from '../../../../bench/visit/records.ts';

const speed = (fcp: number, lcp = fcp) => ({ fcp, lcp, tbt: 0, cls: 0 });
const round = (site: number, blank: number): Round => ({
  site: speed(site),
  blank: speed(blank),
  withoutScripts: speed(site),
});

describe('the ratio of a page to a peer', () => {
  test('is the median of the ratios of the rounds, with the smallest and the largest', () => {
    // Not the median time of the site divided by that of the peer, which is 2.
    const rounds = [round(100, 100), round(200, 50), round(300, 100)];
    expect(ratioTo(rounds, 'blank', 'fcp')).toEqual({ median: 3, low: 1, high: 4 });
  });

  test('compares the requested figure', () => {
    const rounds = [{ ...round(100, 100), site: speed(100, 150) }];
    expect(ratioTo(rounds, 'blank', 'lcp')?.median).toBe(1.5);
    expect(ratioTo(rounds, 'blank', 'fcp')?.median).toBe(1);
  });

  test('does not exist if the peer has no such page', () => {
    expect(ratioTo([round(100, 100)], 'app', 'fcp')).toBeUndefined();
  });
});

test.each([
  [1, 0],
  [2, 0.5],
  [5, 0.9375],
])(
  'the smallest and the largest of %d values enclose the true median with a probability of %d',
  (count, confidence) => {
    expect(intervalConfidence(count)).toBe(confidence);
  },
);
