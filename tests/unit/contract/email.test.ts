import { registerEndpoint } from '@kindcrate/contract/accounts';
import { check } from '@kindcrate/contract/check';
import {
  acceptEmailDomains,
  defaultEmailDomains,
  describeEmailDomains,
  isEmail,
  isEmailDomain,
} from '@kindcrate/contract/email';
import { messages } from '@kindcrate/contract/messages';
import { afterEach, expect, test } from 'vitest';

afterEach(() => acceptEmailDomains(defaultEmailDomains));

test.each([
  ['com,net', 'amal@example.com', true],
  ['com,net', 'amal@EXAMPLE.NET', true],
  ['com,net', 'amal@example.org', false],
  ['com,net', 'amal@example.notcom', false],
  ['org.uk', 'amal@charity.org.uk', true],
  ['org.uk', 'amal@charity.uk', false],
  ['Example.org', 'amal@example.org', true],
  ['example.org', 'amal@mail.example.org', true],
  ['example.org', 'amal@notexample.org', false],
  ['*', 'amal@charity.de', true],
  ['*', 'amal@localhost', false],
  ['*', 'not an address', false],
])('with the accepted domains %s, %s is accepted: %s', (domains, address, isAccepted) => {
  expect(isEmail(address, domains.split(','))).toBe(isAccepted);
});

test.each(['com', 'org.uk', 'example.org', '*'])('ACCEPTED_EMAIL_DOMAINS may contain %s', (domain) => {
  expect(isEmailDomain(domain)).toBe(true);
});

test.each(['', '.com', 'com.', 'a b', '@example.org', '**'])(
  'ACCEPTED_EMAIL_DOMAINS may not contain "%s"',
  (domain) => {
    expect(isEmailDomain(domain)).toBe(false);
  },
);

test.each([
  [['com', 'net'], 'Email must be a valid address ending in .com or .net'],
  [['com', 'net', 'Example.org'], 'Email must be a valid address ending in .com, .net, or example.org'],
  [['*'], 'Email must be a valid address'],
])('the message about an invalid email lists the accepted domains %s', (domains, message) => {
  acceptEmailDomains(domains);
  const result = check(registerEndpoint.body, { email: 'not an address' });
  expect(result).toMatchObject({ ok: false, fields: { email: message } });
  expect(messages.email()).toBe(message);
});

test('no domains are listed when all of them are accepted', () => {
  expect(describeEmailDomains(['*'])).toBeUndefined();
});
