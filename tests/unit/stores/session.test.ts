import { afterEach, expect, test, vi } from 'vitest';
import { $token, $user, signIn, signOut } from '../../../src/stores/session.ts';
import { invalidTokens, payload, validTokens } from './token-fixtures.ts';

const validToken = validTokens['the token of a donor'];
const undecodable = {
  'a value that is not a string': 7 as unknown as string,
  ...Object.fromEntries(Object.entries(invalidTokens).map(([flaw, [token]]) => [flaw, token])),
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

test.each(Object.entries(undecodable))(
  'for a token that cannot be decoded, an InvalidTokenError is logged and there is no user: %s',
  (_, token) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    signIn(token);
    expect($user.get()).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'InvalidTokenError' }));
  },
);
