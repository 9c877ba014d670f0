import { afterEach, expect, test, vi } from 'vitest';
import { $token, $user, signIn, signOut } from '../../../src/stores/session.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The payload of a token that expires in 2033. */
const payload = { sub: 'u1', sid: 's1', username: 'Amal', role: 'donor', iss: 'kindcrate', aud: 'kindcrate', exp: 2e9 };
const validToken = `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;

const invalidTokens = {
  'a value that is not a string': 7 as unknown as string,
  'a missing part': 'only-one-part',
  'bad base64': 'head.%%%.signature',
  'bad JSON': `head.${Buffer.from('{"sub":').toString('base64url')}.signature`,
};

afterEach(() => {
  vi.restoreAllMocks();
  signOut();
});

test('a login stores the raw token and decodes its user', () => {
  signIn(validToken);
  expect($token.get()).toBe(validToken);
  expect($user.get()).toEqual(payload);
});

test('there is neither a token nor a user after logout', () => {
  signIn(validToken);
  signOut();
  expect($token.get()).toBeUndefined();
  expect($user.get()).toBeUndefined();
});

test.each(Object.entries(invalidTokens))('logs an InvalidTokenError for %s and has no user', (_, token) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  signIn(token);
  expect($user.get()).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'InvalidTokenError' }));
});
