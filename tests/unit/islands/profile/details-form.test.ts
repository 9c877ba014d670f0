import { check } from '@kindcrate/contract/check';
import { expect, test } from 'vitest';
import { changedDetails } from '../../../../src/islands/profile/DetailsForm.tsx';

test.each([
  [{ username: 'Ines', phone: '' }, { username: 'Ines' }],
  [{ username: '  ', phone: ' 01234567890 ' }, { phone: '01234567890' }],
  [
    { username: 'Ines', phone: '01234567890' },
    { username: 'Ines', phone: '01234567890' },
  ],
])('the details form sends only the filled-in fields of %j', (fields, value) => {
  expect(check(changedDetails, fields)).toEqual({ ok: true, value });
});

test('the details form asks for a username or a phone number when both are empty', () => {
  expect(check(changedDetails, { username: '', phone: '' })).toEqual({
    ok: false,
    fields: { '': 'Enter a new username or a new phone number' },
  });
});

test('the details form validates the fields that were filled in', () => {
  expect(check(changedDetails, { username: 'Al', phone: '' })).toMatchObject({
    ok: false,
    fields: { username: 'Username must be 3 to 10 characters long' },
  });
});
