/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
export const shortCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a typed code: 40 bits, which nobody guesses in two minutes at a few tries. */
export const shortCodeLength = 8;

const longCode = /^[\w-]{22}$/;
const shortCode = new RegExp(`^[${shortCodeAlphabet}]{${shortCodeLength}}$`);

export type RedemptionCode = { form: 'long' | 'short'; value: string };

/**
 * Reads either form of a code: the one that a QR code holds, or the one that a person types, in any letter case, with
 * or without dashes and spaces, and with an O for a 0 or an I or L for a 1.
 * @returns nothing when it cannot be a code.
 */
export function parseRedemptionCode(text: string): RedemptionCode | undefined {
  const whole = text.trim();
  if (longCode.test(whole)) return { form: 'long', value: whole };
  const value = whole.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return shortCode.test(value) ? { form: 'short', value } : undefined;
}

/** A typed code as it is shown: in two groups, which are easier to read out. */
export function formatShortCode(value: string): string {
  return `${value.slice(0, shortCodeLength / 2)}-${value.slice(shortCodeLength / 2)}`;
}
