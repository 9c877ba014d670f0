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
  ['com,net', 'amal@example.com', 'accepted'],
  ['com,net', 'amal@EXAMPLE.NET', 'accepted'],
  ['com,net', 'amal@example.org', 'refused'],
  ['com,net', 'amal@example.notcom', 'refused'],
  ['org.uk', 'amal@charity.org.uk', 'accepted'],
  ['org.uk', 'amal@charity.uk', 'refused'],
  ['Example.org', 'amal@example.org', 'accepted'],
  ['example.org', 'amal@mail.example.org', 'accepted'],
  ['example.org', 'amal@notexample.org', 'refused'],
  ['*', 'amal@charity.de', 'accepted'],
  ['*', 'amal@localhost', 'refused'],
  ['*', 'not an address', 'refused'],
])('with the accepted domains %s, %s is %s', (domains, address, result) => {
  expect(isEmail(address, domains.split(','))).toBe(result === 'accepted');
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
])('with the accepted domains %j, the message about an invalid email is "%s"', (domains, message) => {
  acceptEmailDomains(domains);
  const result = check(registerEndpoint.body, { email: 'not an address' });
  expect(result).toMatchObject({ ok: false, fields: { email: message } });
  expect(messages.email()).toBe(message);
});

test('the list of accepted domains is missing when every domain is accepted', () => {
  expect(describeEmailDomains(['*'])).toBeUndefined();
});
