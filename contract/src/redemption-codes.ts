/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
export const shortCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters are 40 bits: too many to guess within two minutes and a few attempts. */
export const shortCodeLength = 8;

/** 42 bytes in base64url. */
const longCode = /^[\w-]{56}$/;
const shortCode = new RegExp(`^[${shortCodeAlphabet}]{${shortCodeLength}}$`);

export type ParsedRedemptionCode = { form: 'long' | 'short'; value: string };

/**
 * Reads either form of a code: the long one of the QR code, or the short one that people type, in any letter case, with
 * or without dashes and spaces, and with an O for a 0 or an I or L for a 1.
 * @returns undefined if the string cannot be a code
 */
export function parseRedemptionCode(text: string): ParsedRedemptionCode | undefined {
  const trimmed = text.trim();
  if (longCode.test(trimmed)) return { form: 'long', value: trimmed };
  const value = trimmed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return shortCode.test(value) ? { form: 'short', value } : undefined;
}

/** Splits a short code into two groups, which are easier to read aloud. */
export function formatShortCode(value: string): string {
  return `${value.slice(0, shortCodeLength / 2)}-${value.slice(shortCodeLength / 2)}`;
}
