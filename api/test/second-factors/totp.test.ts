import { describe, expect, test } from 'vitest';
import {
  createOneTimeCode,
  createTotpSecret,
  findTimeStep,
  timeStep,
  toBase32,
  toOtpauthUri,
} from '../../src/second-factors/totp.ts';

const secret = Buffer.from('12345678901234567890');

test('one-time codes match the test values of RFC 4226, appendix D', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  expect(codes.map((_, counter) => createOneTimeCode(secret, counter))).toEqual(codes);
});

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the one-time code at Unix time %i matches the test vector of RFC 6238, appendix B', (seconds, code) => {
  expect(createOneTimeCode(secret, timeStep(new Date(seconds * 1000)), 8)).toBe(code);
});

describe('a one-time code', () => {
  const now = new Date('2026-11-22T10:00:10Z');
  const codeIn = (seconds: number) => createOneTimeCode(secret, timeStep(new Date(now.getTime() + seconds * 1000)));

  test.each([-30, 0, 30])('is accepted when the clock of the phone is off by %i seconds', (seconds) => {
    expect(findTimeStep(secret, codeIn(seconds), now)).toBe(timeStep(now) + seconds / 30);
  });

  test.each([-60, 60])('is not accepted when the clock of the phone is off by %i seconds', (seconds) => {
    expect(findTimeStep(secret, codeIn(seconds), now)).toBeUndefined();
  });

  test.each(['', '12345', '1234567', 'abcdef'])('that reads %j is not accepted', (text) => {
    expect(findTimeStep(secret, text, now)).toBeUndefined();
  });
});

test('base32 is encoded as in RFC 4648, section 10, without padding', () => {
  const encoded = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)));
  expect(encoded).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

test('an otpauth link describes a secret and escapes the name of the account', () => {
  const uri = toOtpauthUri(secret, { issuer: 'Kindcrate', account: 'a+b&c@example.com' });
  expect(uri).toBe(
    'otpauth://totp/Kindcrate:a%2Bb%26c%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kindcrate&algorithm=SHA1&digits=6&period=30',
  );
});

test('a new secret has 160 random bits', () => {
  const secrets = Array.from({ length: 20 }, () => createTotpSecret().toString('hex'));
  expect(new Set(secrets).size).toBe(20);
  expect(secrets[0]).toHaveLength(40);
});
