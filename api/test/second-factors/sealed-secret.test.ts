import { expect, test } from 'vitest';
import { createSealer } from '../../src/second-factors/sealed-secret.ts';

const { seal, open } = createSealer('a secret for tests, long enough');
const secret = Buffer.from('12345678901234567890');

test('a sealed secret can be opened only for its owner, and sealing the same secret again gives a different result', () => {
  const sealed = seal(secret, 'owner');
  expect(open(sealed, 'owner')).toEqual(secret);
  expect(open(sealed, 'someone else')).toBeUndefined();
  expect(seal(secret, 'owner')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false);
});

test('a sealed secret cannot be opened with another token secret, or after it has been altered', () => {
  const sealed = seal(secret, 'owner');
  expect(createSealer('another secret for tests, long enough').open(sealed, 'owner')).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
    expect(open(altered.toString('base64url'), 'owner'), `byte ${index}`).toBeUndefined();
  }
  expect(open(bytes.subarray(0, 20).toString('base64url'), 'owner')).toBeUndefined();
});
