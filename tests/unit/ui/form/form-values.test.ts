import { expect, test } from 'vitest';
import { fileOf, isDraftable, isEmptyFileField } from '../../../../src/ui/form/form-values.ts';

const field = (name: string, type = 'text', autocomplete = '') => ({ name, type, autocomplete }) as HTMLInputElement;

test.each([field('itemsName'), field('phone', 'text', 'tel-national'), field('charity', 'radio')])(
  'a draft stores the field $name',
  (control) => {
    expect(isDraftable(control)).toBe(true);
  },
);

test.each([
  ['a password', field('secret', 'password')],
  ['a password while it is shown', field('secret', 'text', 'new-password')],
  ['a password that is recognized by its name', field('confirmPassword')],
  ['a file', field('image', 'file')],
  ['a field without a name', field('')],
])('a draft does not store %s', (_, control) => {
  expect(isDraftable(control)).toBe(false);
});

test('the value of a file field in which nothing was chosen is recognized', () => {
  expect(isEmptyFileField(new File([], '', { type: 'application/octet-stream' }))).toBe(true);
});

test.each([
  ['an empty file', new File([], 'empty.png')],
  ['a file', new File(['x'], 'coats.png')],
  ['an empty string', ''],
])('%s is not mistaken for a file field in which nothing was chosen', (_, value) => {
  expect(isEmptyFileField(value)).toBe(false);
});

test('fileOf returns the checked value of a file field as a file, and throws if the value is not a file', () => {
  const photo = new File(['x'], 'coats.png');
  expect(fileOf(photo)).toBe(photo);
  expect(() => fileOf({ size: 1 })).toThrow(TypeError);
});
