import { isUnsubscribeCode } from '@kindcrate/contract/text-rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveKey, keyedHash } from '../../src/derived-keys.ts';
import { createUnsubscribeCode, verifyUnsubscribeCode } from '../../src/follows/unsubscribe-code.ts';

const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-11-23T08:00:00.000Z');
const userId = '6f9c8b1e-26a4-4f0c-9b1d-2f1f8a3f7c10';
const code = createUnsubscribeCode(secret, userId, now);
const verify = (text: string, at = now) => verifyUnsubscribeCode(secret, text, at);

test('an unsubscribe code identifies its account for a year, and has the form that the contract expects', () => {
  expect(isUnsubscribeCode(code)).toBe(true);
  expect(verify(code)).toBe(userId);
  expect(verify(code, new Date('2027-11-23T07:59:59.000Z'))).toBe(userId);
  expect(verify(code, new Date('2027-11-23T08:00:00.000Z'))).toBeUndefined();
});

test('threat 55: an unsubscribe code with one changed character fails verification', () => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  fc.assert(
    fc.property(fc.nat({ max: code.length - 1 }), fc.constantFrom(...alphabet), (position, character) => {
      fc.pre(code[position] !== character);
      expect(verify(`${code.slice(0, position)}${character}${code.slice(position + 1)}`)).toBeUndefined();
    }),
  );
});

test('threat 55: an unsubscribe code that is shortened, lengthened, or signed with another secret or for another purpose fails verification', () => {
  for (const altered of ['', code.slice(0, -1), `${code}0`, ` ${code}`, `${code}\n`])
    expect(verify(altered)).toBeUndefined();
  expect(verifyUnsubscribeCode(`${secret}!`, code, now)).toBeUndefined();
  const content = code.slice(22);
  for (const purpose of ['photo address', 'device cookie', 'redemption code', 'security log'])
    expect(verify(keyedHash(deriveKey(secret, purpose), content) + content)).toBeUndefined();
});
