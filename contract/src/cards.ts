import { refine, type Struct } from 'superstruct';
import { line } from './fields.ts';
import { messages } from './messages.ts';

/** Digits of a card number (ISO/IEC 7812-1), and of the code on its back. */
const digits = { number: { min: 12, max: 19 }, code: /^\d{3,4}$/ };

/** A card is good until its month has ended everywhere on earth; in ms after it has ended in UTC. */
const lastTimeZone = 12 * 60 * 60 * 1000;

/** A card number without what people put between its digits. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** Whether a text has the digits of a card number, the check digit included (Luhn). */
export function isCardNumber(number: string): boolean {
  const text = cardDigits(number);
  const { min, max } = digits.number;
  return /^\d+$/.test(text) && text.length >= min && text.length <= max && luhnSum(text) % 10 === 0;
}

/** Every second digit from the right counts twice, and its own digits are added. */
function luhnSum(text: string): number {
  const values = [...text].reverse().map(Number);
  return values.reduce(
    (sum, value, index) => sum + (index % 2 ? ((value * 2) % 10) + Math.floor(value / 5) : value),
    0,
  );
}

/**
 * When a card that says `08/29`, `8 / 2029` or `0829` is good no more; in ms since 1970.
 * Undefined when that is no month and year.
 */
export function endOfCard(expiry: string): number | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  return month && year ? Date.UTC(2000 + Number(year), Number(month)) + lastTimeZone : undefined;
}

type Text = Struct<string, null>;

export const cardNumber = (): Text =>
  refine(line('Card Number'), 'card number', (value) => isCardNumber(value) || messages.cardNumber);

/** A month and a year that has not ended. */
export const expiryDate = (): Text =>
  refine(line('Expiration Date'), 'expiry date', (value) => {
    const end = endOfCard(value);
    if (end === undefined) return messages.expiryDate;
    return Date.now() < end || messages.expiredCard;
  });

export const securityCode = (): Text =>
  refine(line('Security Code'), 'security code', (value) => digits.code.test(value) || messages.securityCode);
