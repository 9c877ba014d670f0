import { createHash, createHmac, randomBytes } from 'node:crypto';
import { shortCodeAlphabet, shortCodeLength } from '@kindcrate/contract/redemption-codes';

/** 128 random bits, fit for an address. */
export function createSecretCode(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a code: who reads the database cannot use it. */
export function hashSecretCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Short enough to be typed: 40 random bits. */
export function createShortCode(): string {
  const characters = [...randomBytes(shortCodeLength)].map(
    (byte) => shortCodeAlphabet[byte % shortCodeAlphabet.length],
  );
  return characters.join('');
}

/** What is stored of a short code. All of them can be tried in an hour, so it takes a secret that no database knows. */
export function hashShortCode(code: string, secret: string): string {
  return createHmac('sha256', secret).update(`short code: ${code}`).digest('hex');
}
