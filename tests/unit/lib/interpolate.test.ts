import { expect, test } from 'vitest';
import { interpolate } from '../../../src/lib/interpolate.ts';

test('puts values in the place of their names, as they are', () => {
  expect(interpolate('{name} gave {coins} coins', { name: '$& {coins}', coins: 3 })).toBe('$& {coins} gave 3 coins');
});

test('chooses between the words for one and for any other number', () => {
  const text = '{coins} {coins|coin|coins} for {name}';
  expect(interpolate(text, { coins: 1, name: 'Ines' })).toBe('1 coin for Ines');
  expect(interpolate(text, { coins: 0, name: 'Ines' })).toBe('0 coins for Ines');
  expect(interpolate(text, { coins: 12, name: 'Ines' })).toBe('12 coins for Ines');
});

test('leaves a name that has no value', () => {
  expect(interpolate('{name} and {other}', { name: 'Ines' })).toBe('Ines and {other}');
});
