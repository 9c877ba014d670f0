import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDigits, formatMoney } from '../../../src/lib/money.ts';
import { parseMoney } from '../../../src/lib/parse-money.ts';

const languages = ['en', 'de', 'de-CH', 'fr', 'sv', 'hi', 'ja', 'ar', 'ar-EG', 'fa', 'en-ZA'];
const currencies = ['USD', 'EUR', 'EGP', 'JPY', 'KWD', 'CHF', 'SEK'];

describe('formatMoney', () => {
  test.each([
    [5000, 'USD', 'en', '$50.00'],
    [5, 'USD', 'en', '$0.05'],
    [0, 'USD', 'en', '$0.00'],
    [-1250, 'USD', 'en', '-$12.50'],
    [5000, 'JPY', 'en', '¥5,000'],
    [1234, 'KWD', 'en', 'KWD 1.234'],
    [123456, 'EUR', 'de', '1.234,56 €'],
    [123456, 'EGP', 'ar-EG', '‏١٬٢٣٤٫٥٦ ج.م.‏'],
  ])('writes %i units of %s in the language %s as %s', (amount, currency, language, written) => {
    // Intl separates number and currency with a no-break space.
    expect(formatMoney({ amount, currency }, language).replaceAll('\u00a0', ' ')).toBe(written);
  });

  test('writes the largest amounts exactly', () => {
    const amount = Number.MAX_SAFE_INTEGER;
    expect(formatMoney({ amount, currency: 'USD' }, 'en')).toBe('$90,071,992,547,409.91');
  });

  test('leaves out the digits after the decimal point if isShort is set and all of them are zero', () => {
    expect(formatMoney({ amount: 5000, currency: 'USD' }, 'en', true)).toBe('$50');
    expect(formatMoney({ amount: 5010, currency: 'USD' }, 'en', true)).toBe('$50.10');
  });
});

test('currencyDigits returns the number of decimal places that Intl defines for a currency', () => {
  expect(['USD', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3]);
});

describe('parseMoney', () => {
  test('reads every amount that formatMoney wrote, in every language and currency', () => {
    const amount = fc.nat(Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...currencies),
        fc.constantFrom(...languages),
        (amount, currency, language) => {
          expect(parseMoney(formatMoney({ amount, currency }, language), currency, language)).toBe(amount);
        },
      ),
    );
  });

  test.each([
    ['50', 'USD', 'en', 5000],
    [' 50 ', 'USD', 'en', 5000],
    ['50.5', 'USD', 'en', 5050],
    ['50,5', 'USD', 'en', 5050],
    ['0.07', 'USD', 'en', 7],
    ['$50', 'USD', 'en', 5000],
    ['usd 50', 'USD', 'en', 5000],
    ['50 USD', 'USD', 'en', 5000],
    ['1,500', 'USD', 'en', 150_000],
    ['1.500', 'EUR', 'de', 150_000],
    ['1,500.25', 'EUR', 'de', 150_025],
    ['1.500,25', 'USD', 'en', 150_025],
    ['1,234,567', 'USD', 'en', 123_456_700],
    ['12,34,567.50', 'INR', 'en', 123_456_750],
    ['1 500,25', 'EUR', 'fr', 150_025],
    ["1'500.25", 'CHF', 'de-CH', 150_025],
    ['1.500', 'KWD', 'en', 1500],
    ['1,500', 'KWD', 'en', 1_500_000],
    ['٥٠٫٢٥', 'EGP', 'ar', 5025],
    ['۵۰', 'EUR', 'en', 5000],
    // 4.35 * 100 is 434.99999999999994.
    ['4.35', 'USD', 'en', 435],
    ['1.15', 'USD', 'en', 115],
  ])('reads %j in %s and the language %s as %i units', (text, currency, language, amount) => {
    expect(parseMoney(text, currency, language)).toBe(amount);
  });

  test.each([
    ['', 'USD'],
    ['fifty', 'USD'],
    ['5k', 'USD'],
    ['5 thousand', 'USD'],
    ['-5', 'USD'],
    ['−5', 'USD'],
    ['5-10', 'USD'],
    ['1e3', 'USD'],
    ['0x10', 'USD'],
    ['10 20', 'USD'],
    ['1.2.3', 'USD'],
    ['1,50,0', 'USD'],
    ['5.', 'USD'],
    ['5.001', 'USD'],
    ['5.5', 'JPY'],
    ['€5', 'USD'],
    ['90071992547409.92', 'USD'],
    ['NaN', 'USD'],
    ['Infinity', 'USD'],
  ])('does not accept %j as an amount in %s', (text, currency) => {
    expect(parseMoney(text, currency, 'en')).toBeUndefined();
  });
});
