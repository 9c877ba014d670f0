import { parseRedemptionCode } from '@kindcrate/contract/redemption-codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCodeSigner } from '../../src/redemptions/signed-code.ts';

const secret = 'a secret of at least thirty-two characters';
const signer = createCodeSigner(secret);
const codes = fc.record({
  sessionId: fc.uuid(),
  expiresAt: fc.nat({ max: 2 ** 32 - 1 }),
  nonce: fc.nat({ max: 2 ** 48 - 1 }),
});

test('a signed redemption code can be verified, and has the form that the contract expects', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const text = signer.sign(code);
      expect(signer.verify(text)).toEqual(code);
      expect(parseRedemptionCode(text)).toEqual({ form: 'long', value: text });
    }),
  );
});

test('threat 9: a signed redemption code with one changed character fails verification', () => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const lastPosition = 55;
  fc.assert(
    fc.property(codes, fc.nat({ max: lastPosition }), fc.constantFrom(...alphabet), (code, position, character) => {
      const text = signer.sign(code);
      fc.pre(text[position] !== character);
      expect(signer.verify(`${text.slice(0, position)}${character}${text.slice(position + 1)}`)).toBeUndefined();
    }),
  );
});

test('threat 9: a redemption code that is signed with another key, shortened, lengthened or padded fails verification', () => {
  const code = { sessionId: crypto.randomUUID(), expiresAt: 1, nonce: 0 };
  const text = signer.sign(code);
  expect(createCodeSigner(`${secret}!`).verify(text)).toBeUndefined();
  for (const altered of ['', text.slice(0, -4), `${text}AAAA`, `${text}A`, `${text}=`, ` ${text}`])
    expect(signer.verify(altered)).toBeUndefined();
});
