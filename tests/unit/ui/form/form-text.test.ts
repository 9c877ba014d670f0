import { expect, test } from 'vitest';
import { mayKeep } from '../../../../src/ui/form/form-text.ts';

const field = (name: string, type = 'text', autocomplete = '') => ({ name, type, autocomplete }) as HTMLInputElement;

test.each([field('itemsName'), field('phone', 'tel', 'tel-national'), field('charity', 'radio')])(
  'may keep $name',
  (control) => {
    expect(mayKeep(control)).toBe(true);
  },
);

test.each([
  ['a password', field('secret', 'password')],
  ['a password that is being shown', field('secret', 'text', 'new-password')],
  ['a password by its name', field('confirmPassword')],
  ['a file', field('image', 'file')],
  ['what has no name', field('')],
])('does not keep %s', (_, control) => {
  expect(mayKeep(control)).toBe(false);
});
