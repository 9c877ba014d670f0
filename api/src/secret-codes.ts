import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, fit for an address. */
export function createSecretCode(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a code: who reads the database cannot use it. */
export function hashSecretCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
