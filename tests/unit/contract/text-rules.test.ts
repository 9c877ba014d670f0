import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { check } from '@kindcrate/contract/check';
import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { expect, test } from 'vitest';

const registration = (changes: object) => ({
  username: 'Amal',
  email: 'amal@example.com',
  phone: '01234567890',
  password: 'a warm winter coat',
  confirmPassword: 'a warm winter coat',
  ...changes,
});

test.each([64, 65, 128])('a password of %i emoji can be chosen, and logs in then', (count) => {
  const password = '😀'.repeat(count);
  expect(check(registerEndpoint.body, registration({ password, confirmPassword: password })).ok).toBe(true);
  expect(check(logInEndpoint.body, { email: 'amal@example.com', password }).ok).toBe(true);
});

test('half of a surrogate pair is no character of a password', () => {
  const password = '\ud800'.repeat(8);
  expect(check(registerEndpoint.body, registration({ password, confirmPassword: password })).ok).toBe(false);
  expect(check(logInEndpoint.body, { email: 'amal@example.com', password }).ok).toBe(false);
});

test.each(['\u200b\u200b\u200b', '\u202eabc', 'a\r\nb', '\x1b[31mx'])('a username cannot be %j', (username) => {
  expect(check(registerEndpoint.body, registration({ username }))).toEqual({
    ok: false,
    fields: { username: expect.any(String) },
  });
});

test.each(['Émile', '李小龙好', 'أمل حداد', "O'Neil-1"])('a username can be %s', (username) => {
  expect(check(registerEndpoint.body, registration({ username })).ok).toBe(true);
});

test('a subject cannot carry a mail header, and a message can have lines', () => {
  const body = { name: 'Amal', email: 'amal@example.com', message: 'one\ntwo' };
  expect(check(sendMessageEndpoint.body, { ...body, subject: 'hi\r\nBcc: evil@example.com' }).ok).toBe(false);
  expect(check(sendMessageEndpoint.body, { ...body, subject: 'hi' }).ok).toBe(true);
});
