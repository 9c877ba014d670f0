import { refine, type Struct } from 'superstruct';
import { singleLine } from './fields.ts';
import { messages } from './messages.ts';

/** The number of digits of a card number (ISO/IEC 7812-1), and the format of the security code. */
const digits = { number: { min: 12, max: 19 }, code: /^\d{3,4}$/ };

/** A card is valid until its month has ended in every time zone, which is this many ms after it ends in UTC. */
const lastTimeZoneOffset = 12 * 60 * 60 * 1000;

/** Removes the spaces and dashes that people put between the digits. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** Whether a text has the length and the check digit (Luhn) of a card number. */
export function isCardNumber(number: string): boolean {
  const text = cardDigits(number);
  const { min, max } = digits.number;
  return /^\d+$/.test(text) && text.length >= min && text.length <= max && luhnSum(text) % 10 === 0;
}

/** Doubles every second digit from the right, and adds up the digits of the results. */
function luhnSum(text: string): number {
  const values = [...text].reverse().map(Number);
  return values.reduce(
    (sum, value, index) => sum + (index % 2 ? ((value * 2) % 10) + Math.floor(value / 5) : value),
    0,
  );
}

/**
 * The time at which a card with an expiry date such as `08/29`, `8 / 2029` or `0829` stops being valid, in ms since 1970.
 * Undefined if the text is not a month and a year.
 */
export function cardEndTime(expiry: string): number | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  return month && year ? Date.UTC(2000 + Number(year), Number(month)) + lastTimeZoneOffset : undefined;
}

type Text = Struct<string, null>;

export const cardNumber = (): Text =>
  refine(singleLine('Card Number'), 'card number', (value) => isCardNumber(value) || messages.cardNumber);

/** A month and a year that are not over yet. */
export const expiryDate = (): Text =>
  refine(singleLine('Expiration Date'), 'expiry date', (value) => {
    const end = cardEndTime(value);
    if (end === undefined) return messages.expiryDate;
    return Date.now() < end || messages.expiredCard;
  });

export const securityCode = (): Text =>
  refine(singleLine('Security Code'), 'security code', (value) => digits.code.test(value) || messages.securityCode);
