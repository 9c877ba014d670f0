import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../../src/lib/storage-keys.ts';
import { $user, signIn, signOut } from '../../../../src/stores/session.ts';
import { invalidTokens, validTokens } from '../../stores/token-fixtures.ts';
import { runSessionScript } from './run-session-script.ts';

const guarded = 'You must be logged in to view this page';

afterEach(() => {
  vi.restoreAllMocks();
  signOut();
});

test.each(Object.entries(validTokens))('the session script decodes a token as $user does: %s', (_, token) => {
  signIn(token);
  const user = $user.get();
  const { dataset, accountId, opened } = runSessionScript({ path: '/profile', token, guarded });
  expect(dataset.session).toBe(user ? 'in' : 'out');
  expect(dataset.role).toBe(user?.role ?? '');
  expect(accountId).toBe(user?.sub);
  expect(opened).toEqual([]);
});

test.each(Object.entries(invalidTokens))(
  'the session script and $user log the same error for a token that cannot be decoded: %s',
  (_, [token, reason]) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    signIn(token);
    expect($user.get()).toBeUndefined();
    const { dataset, opened } = runSessionScript({ path: '/profile', token, guarded });
    expect(dataset.session).toBe('out');
    // The guard only checks that there is a token.
    expect(opened).toEqual([]);
    const message = expect.stringContaining(`Invalid token specified: ${reason}`);
    const error = [expect.objectContaining({ name: 'InvalidTokenError', message })];
    expect(log.mock.calls).toEqual([error, error]);
  },
);

test('the guard stores the path that a visitor tried to open, and opening the login page keeps that path', () => {
  const { opened, stored } = runSessionScript({ path: '/profile', guarded });
  expect(opened).toEqual(['/login']);
  expect(stored[storageKeys.returnPath]).toBe('/profile');
  expect(runSessionScript({ path: '/login', stored }).stored[storageKeys.returnPath]).toBe('/profile');
});

const remembered = { [storageKeys.returnPath]: '/profile' };

test.each(['/login/', '/Login', '/register', '/forgot', '/reset', '/confirm'])(
  'the session script keeps the page to return to when %s is opened, because that page is a step toward the login',
  (path) => {
    expect(runSessionScript({ path, stored: remembered }).stored).toEqual(remembered);
  },
);

test.each(['/', '/about', '/branddetails/login', '/login-help'])(
  'the session script forgets the page to return to when %s is opened, so that a login opens the home page',
  (path) => {
    expect(runSessionScript({ path, stored: remembered }).stored).toEqual({});
  },
);

test('the session script forgets the page to return to when a guarded page is opened with a token', () => {
  const token = validTokens['the token of a donor'];
  expect(runSessionScript({ path: '/contact', token, guarded, stored: remembered }).stored).toEqual({});
});
