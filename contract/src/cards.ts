import { refine, type Struct } from 'superstruct';
import { singleLine } from './fields.ts';
import { messages } from './messages.ts';

/** The number of digits in a card number (ISO/IEC 7812-1). */
const numberLength = { min: 12, max: 19 };
const securityCodeFormat = /^\d{3,4}$/;

/** The last time zone, UTC-12, is this many ms behind UTC. A card is valid until its month has ended there too. */
const lastTimeZoneOffset = 12 * 60 * 60 * 1000;

/** Removes the spaces and dashes that people put between the digits. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** Checks the length and the check digit (Luhn) of a card number, which may contain spaces and dashes. */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  const { min, max } = numberLength;
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max && luhnSum(digits) % 10 === 0;
}

/** Doubles every second digit from the right, and adds up the digits of the results. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 ? Number(digit) * 2 : Number(digit);
    // The digits of a number from 10 to 18 add up to 9 less than the number.
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}

/**
 * Returns the time, in ms since 1970, when a card stops being valid.
 * @param expiration a month and a year, such as `08/29`, `8 / 2029` or `0829`
 * @returns undefined if the string is not a month and a year
 */
export function cardEndTime(expiration: string): number | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(expiration.trim()) ?? [];
  // `Date.UTC` counts months from 0, so this is the beginning of the following month.
  return month && year ? Date.UTC(2000 + Number(year), Number(month)) + lastTimeZoneOffset : undefined;
}

type TextStruct = Struct<string, null>;

export const cardNumber = (): TextStruct =>
  refine(singleLine('Card Number'), 'card number', (value) => isCardNumber(value) || messages.cardNumber);

/** The expiration date of a card, as a month and a year. Refuses a card that has expired. */
export const expirationDate = (): TextStruct =>
  refine(singleLine('Expiration Date'), 'expiration date', (value) => {
    const end = cardEndTime(value);
    if (end === undefined) return messages.expirationDate;
    return Date.now() < end || messages.expiredCard;
  });

export const securityCode = (): TextStruct =>
  refine(
    singleLine('Security Code'),
    'security code',
    (value) => securityCodeFormat.test(value) || messages.securityCode,
  );
