import { shortCodeAlphabet } from './redemption-codes.ts';

/** Sixteen characters of Crockford's alphabet are 80 bits: a plain hash of them cannot be reversed. */
export const recoveryCodeLength = 16;

const recoveryCode = new RegExp(`^[${shortCodeAlphabet}]{${recoveryCodeLength}}$`);

export type SecondFactorCode = { kind: 'one-time' | 'recovery'; value: string };

/**
 * Reads what people type in the second step: the six digits of an authenticator app, or a recovery code, in any letter
 * case, with or without dashes and spaces, and with an O for a 0 or an I or L for a 1.
 * @returns undefined if the string can be neither
 */
export function parseSecondFactorCode(text: string): SecondFactorCode | undefined {
  const compact = text.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(compact)) return { kind: 'one-time', value: compact };
  const value = compact.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return recoveryCode.test(value) ? { kind: 'recovery', value } : undefined;
}

/** Splits a recovery code into groups of four, which are easier to copy. */
export function formatRecoveryCode(value: string): string {
  return value.replace(/.{4}(?=.)/g, '$&-');
}
