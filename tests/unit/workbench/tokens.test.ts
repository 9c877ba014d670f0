import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio, graphicPairs, readColors, readToken, textPairs } from '../../../src/workbench/tokens.ts';

const scss = readFileSync(new URL('../../../src/styles/_tokens.scss', import.meta.url), 'utf8');
const colors = readColors(scss);

test('the workbench reads color tokens with separate values for light and dark, and with one value for both', () => {
  const source = '--ink: light-dark(#1d2a23, #f4ecdd);\n--wood: #c98f5c;\n--veil: rgb(10 20 15 / 45%);\n--text: 1rem;';
  expect(readColors(source)).toEqual([
    { name: 'ink', light: '#1d2a23', dark: '#f4ecdd' },
    { name: 'wood', light: '#c98f5c', dark: '#c98f5c' },
    { name: 'veil', light: 'rgb(10 20 15 / 45%)', dark: 'rgb(10 20 15 / 45%)' },
  ]);
});

test('the workbench reads the value of a token, and throws for an unknown token', () => {
  expect(readToken('--space-1: 0.5rem;', 'space-1')).toBe('0.5rem');
  expect(() => readToken('--space-1: 0.5rem;', 'space-9')).toThrow('--space-9');
});

test('the workbench calculates contrast ratios as WCAG defines them', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#ffffff', '#ffffff')).toBe(1);
  expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

/** The color pairs with the minimum contrast of WCAG level AA: 4.5 for text, 3 for graphics. */
const pairs = [
  ...textPairs.map(([front, background]) => [front, background, 4.5] as const),
  ...graphicPairs.map(([front, background]) => [front, background, 3] as const),
];

test.each(pairs)('%s on %s has a contrast of at least %s in light and dark', (front, background, min) => {
  for (const scheme of ['light', 'dark'] as const) {
    const [frontColor, backgroundColor] = [front, background].map(
      (name) => colors.find((color) => color.name === name)?.[scheme],
    );
    expect(contrastRatio(frontColor ?? '', backgroundColor ?? ''), scheme).toBeGreaterThanOrEqual(min);
  }
});
