import { currencyDigits } from './money.ts';

/**
 * Reads a typed amount of money, such as `1,234.50`, `1 234,5 €` or `USD 20`. Works on the digits as text, because floating-point
 * fractions are not exact.
 * @param language decides whether an ambiguous comma or period separates groups or decimals: `1,500` is 1500 in English
 * @returns the amount in the smallest unit of the currency; undefined if the text is not a valid amount in this currency
 */
export function parseMoney(text: string, currency: string, language: string | undefined): number | undefined {
  const number = removeCurrency(toPlainDigits(text, language), currency, language);
  const [, whole, fraction = ''] = wholeAndFraction.exec(markSeparators(number, language)) ?? [];
  const digits = currencyDigits(currency);
  if (!whole || fraction.length > digits) return undefined;
  const amount = Number(whole.replaceAll(group, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

const decimal = 'd';
const group = 'g';
/** Groups have three digits; in India, only the last group does, and the others have two. */
const wholeAndFraction = /^(\d+|\d{1,3}(?:g\d{2,3})*g\d{3})(?:d(\d+))?$/;

/** Replaces the digits of the language, and those that Arabic and Persian keyboards type, with `0` to `9`. */
function toPlainDigits(text: string, language: string | undefined): string {
  const systems = [undefined, 'arab', 'arabext'] as const;
  return systems.reduce((result, numberingSystem) => {
    const format = new Intl.NumberFormat(language, { ...(numberingSystem && { numberingSystem }) });
    return [...'0123456789'].reduce((part, digit) => part.replaceAll(format.format(Number(digit)), digit), result);
  }, text);
}

/** Removes the code or the symbol of the currency, and the spaces and invisible direction marks around the number. */
function removeCurrency(text: string, currency: string, language: string | undefined): string {
  const displays = ['code', 'symbol', 'narrowSymbol'] as const;
  const names = displays.map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return (parts.find(({ type }) => type === 'currency')?.value ?? currency).toUpperCase();
  });
  const trim = (part: string) => part.replace(/^[\s\u200e\u200f\u061c]+|[\s\u200e\u200f\u061c]+$/g, '');
  const number = trim(text.toUpperCase());
  const name = names.find((name) => number.startsWith(name) || number.endsWith(name));
  return trim(name ? number.replace(name, '') : number);
}

/** Replaces the decimal separator with `d` and each group separator with `g`. */
function markSeparators(number: string, language: string | undefined): string {
  // These characters mean the same in every language.
  const marked = number.replace(/[\s'’٬]/g, group).replace('٫', decimal);
  const [last] = /[.,](?=[^.,]*$)/.exec(marked) ?? [];
  if (!last) return marked;
  const isDecimal =
    !marked.includes(decimal) && marked.split(last).length === 2 && !isGroupSeparator(marked, last, language);
  const rest = isDecimal ? marked.replace(last, decimal) : marked;
  return rest.replace(/[.,]/g, group);
}

/** Whether a separator that occurs once, such as the comma of `1,500`, must separate groups in this language. */
function isGroupSeparator(number: string, separator: string, language: string | undefined): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  const isGroupOfLanguage = parts.some(({ type, value }) => type === 'group' && value === separator);
  return isGroupOfLanguage && /^\d{1,3}[.,]\d{3}$/.test(number);
}
