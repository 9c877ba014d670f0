import { expect, test } from 'vitest';
import { estimateStrength } from '../../../src/lib/password-strength.ts';

test.each([
  ['', 'tooShort'],
  ['aB3$xyz', 'tooShort'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['password', 'weak'],
  ['sunflower7', 'fair'],
  ['Tr0ub4dor', 'fair'],
  ['correct horse', 'strong'],
  ['a warm winter coat', 'strong'],
  ['مرحبا بالعالم يا صديقي', 'strong'],
])('the strength of the password "%s" is %s', (password, strength) => {
  expect(estimateStrength(password)).toBe(strength);
});
