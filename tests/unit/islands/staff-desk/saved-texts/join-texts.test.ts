import { expect, test } from 'vitest';
import { joinTexts } from '../../../../../src/islands/staff-desk/saved-texts/join-texts.ts';

test('a saved text becomes the whole text if nothing was typed', () => {
  expect(joinTexts('reason', ' ', 'Moths')).toBe('Moths');
  expect(joinTexts('reply', '', 'Hello')).toBe('Hello');
});

test('a saved reply starts a new paragraph, and a saved reason continues the same line', () => {
  expect(joinTexts('reply', 'Hello!\n', 'We open at 9.')).toBe('Hello!\n\nWe open at 9.');
  expect(joinTexts('reason', 'Sorry! ', 'Moths were here first.')).toBe('Sorry! Moths were here first.');
});
