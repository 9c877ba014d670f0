import { readFileSync } from 'node:fs';

/**
 * The 10,000 most common passwords of at least 8 characters, in lowercase, one per line. Shorter ones are refused anyway.
 * Source: Mark Burnett's 10 million passwords, which he released into the public domain in 2015.
 */
const listUrl = new URL('common-passwords.txt', import.meta.url);
const commonPasswords = new Set(readFileSync(listUrl, 'utf8').trimEnd().split('\n'));

/** Ignores letter case, because guesses vary it. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
