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

test.each([64, 65, 128])('the contract accepts a password of %i emoji at registration and at login', (count) => {
  const password = '😀'.repeat(count);
  expect(check(registerEndpoint.body, registration({ password, confirmPassword: password })).ok).toBe(true);
  expect(check(logInEndpoint.body, { email: 'amal@example.com', password }).ok).toBe(true);
});

test('the contract refuses lone surrogates in a password', () => {
  const password = '\ud800'.repeat(8);
  expect(check(registerEndpoint.body, registration({ password, confirmPassword: password })).ok).toBe(false);
  expect(check(logInEndpoint.body, { email: 'amal@example.com', password }).ok).toBe(false);
});

test.each(['\u200b\u200b\u200b', '\u202eabc', 'a\r\nb', '\x1b[31mx'])(
  'the contract refuses the username %j',
  (username) => {
    expect(check(registerEndpoint.body, registration({ username }))).toEqual({
      ok: false,
      fields: { username: expect.any(String) },
    });
  },
);

test.each(['Émile', '李小龙好', 'أمل حداد', "O'Neil-1"])('the contract accepts the username %s', (username) => {
  expect(check(registerEndpoint.body, registration({ username })).ok).toBe(true);
});

test('the contract refuses line breaks in a subject, because they could inject a mail header, but accepts them in a message', () => {
  const body = { name: 'Amal', email: 'amal@example.com', message: 'one\ntwo' };
  expect(check(sendMessageEndpoint.body, { ...body, subject: 'hi\r\nBcc: evil@example.com' }).ok).toBe(false);
  expect(check(sendMessageEndpoint.body, { ...body, subject: 'hi' }).ok).toBe(true);
});
