import { check } from '@kindcrate/contract/check';
import { expect, test } from 'vitest';
import { filledInDetails } from '../../../../src/islands/profile/contact-details.ts';

test.each([
  [{ username: 'Ines', phone: '' }, { username: 'Ines' }],
  [{ username: '  ', phone: ' 01234567890 ' }, { phone: '01234567890' }],
  [
    { username: 'Ines', phone: '01234567890' },
    { username: 'Ines', phone: '01234567890' },
  ],
])('takes of %j what was filled in', (fields, value) => {
  expect(check(filledInDetails, fields)).toEqual({ ok: true, value });
});

test('asks for one of both when nothing was filled in', () => {
  expect(check(filledInDetails, { username: '', phone: '' })).toEqual({
    ok: false,
    fields: { '': 'Enter a new username or a new phone number' },
  });
});

test('holds what was filled in to the rules of its field', () => {
  expect(check(filledInDetails, { username: 'Al', phone: '' })).toMatchObject({
    ok: false,
    fields: { username: 'Username must be 3 to 10 characters long' },
  });
});
