import { expect, test } from 'vitest';
import { fillIn } from '../../../src/lib/fill-in.ts';

test('puts values in the place of their names, as they are', () => {
  expect(fillIn('{name} gave {coins} coins', { name: '$& {coins}', coins: 3 })).toBe('$& {coins} gave 3 coins');
});

test('leaves a name that has no value', () => {
  expect(fillIn('{name} and {other}', { name: 'Ines' })).toBe('Ines and {other}');
});
