import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorsOf, contrast, signPairs, textPairs, tokenValue } from '../../../src/workbench/tokens.ts';

const scss = readFileSync(new URL('../../../src/styles/_tokens.scss', import.meta.url), 'utf8');
const colours = colorsOf(scss);

test('reads colours for light and dark, and those that are the same in both', () => {
  const some = '--ink: light-dark(#1d2a23, #f4ecdd);\n--wood: #c98f5c;\n--veil: rgb(10 20 15 / 45%);\n--text: 1rem;';
  expect(colorsOf(some)).toEqual([
    { name: 'ink', light: '#1d2a23', dark: '#f4ecdd' },
    { name: 'wood', light: '#c98f5c', dark: '#c98f5c' },
    { name: 'veil', light: 'rgb(10 20 15 / 45%)', dark: 'rgb(10 20 15 / 45%)' },
  ]);
});

test('reads the value of a token, and refuses a name that is not there', () => {
  expect(tokenValue('--space-1: 0.5rem;', 'space-1')).toBe('0.5rem');
  expect(() => tokenValue('--space-1: 0.5rem;', 'space-9')).toThrow('--space-9');
});

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

const pairs = [
  ...textPairs.map(([front, ground]) => [front, ground, 4.5] as const),
  ...signPairs.map(([front, ground]) => [front, ground, 3] as const),
];

test.each(pairs)('%s on %s has a contrast of %s at least, in light and dark', (front, ground, least) => {
  for (const scheme of ['light', 'dark'] as const) {
    const [one, other] = [front, ground].map((name) => colours.find((colour) => colour.name === name)?.[scheme]);
    expect(contrast(one ?? '', other ?? ''), scheme).toBeGreaterThanOrEqual(least);
  }
});
