import { createHash, createHmac, randomBytes } from 'node:crypto';
import { shortCodeAlphabet, shortCodeLength } from '@kindcrate/contract/redemption-codes';

/** 128 random bits, safe in a URL. */
export function createSecretCode(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * A personal API token: 256 random bits. People and secret scanners recognize it by its prefix, which no session token has.
 */
export function createApiToken(): string {
  return `kindcrate_${createSecretCode()}${createSecretCode()}`;
}

/** The personal API token in an `Authorization` header; undefined for any other value. */
export function readApiToken(header: string | undefined): string | undefined {
  const [, token] = /^Bearer +(kindcrate_[\w-]{44})$/i.exec(header ?? '') ?? [];
  return token;
}

/** The stored form of a code, which is useless to anyone who reads the database. */
export function hashSecretCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** 40 random bits, short enough to type. */
export function createShortCode(): string {
  return createTypeableCode(shortCodeLength);
}

/** A random code for people to type, made of characters that are hard to misread, with 5 bits each. */
export function createTypeableCode(length: number): string {
  // 256 is a multiple of 32, the size of the alphabet, so all characters are equally likely.
  const characters = [...randomBytes(length)].map((byte) => shortCodeAlphabet[byte % shortCodeAlphabet.length]);
  return characters.join('');
}

/**
 * The stored form of a short code. All possible short codes can be hashed within an hour, so the hash includes a secret that is
 * not in the database.
 */
export function hashShortCode(code: string, secret: string): string {
  return createHmac('sha256', secret).update(`short code: ${code}`).digest('hex');
}
