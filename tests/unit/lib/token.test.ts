import { afterEach, expect, test, vi } from 'vitest';
import { readAccount } from '../../../src/lib/account.ts';
import { readToken } from '../../../src/lib/token.ts';

afterEach(() => void vi.unstubAllGlobals());

const storeToken = (token: string | null) => vi.stubGlobal('localStorage', { getItem: () => token });

test('a browser without a stored token has no account', () => {
  storeToken(null);
  expect([readToken(), readAccount()]).toEqual([undefined, undefined]);
});

test('a browser that blocks storage is treated as one without a token', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect([readToken(), readAccount()]).toEqual([undefined, undefined]);
});

test('the account of a token is read from its base64url payload', () => {
  const payload = Buffer.from(JSON.stringify({ sub: 'a??>', role: 'staff' })).toString('base64url');
  expect(payload).toMatch(/[-_]/);
  storeToken(`header.${payload}.signature`);
  expect(readAccount()).toEqual({ sub: 'a??>', role: 'staff' });
});

test.each(['', 'no-payload', 'header.!.signature', 'header.bm90IGpzb24.signature'])(
  'the token "%s" has no account',
  (token) => {
    storeToken(token);
    expect(readAccount()).toBeUndefined();
  },
);
