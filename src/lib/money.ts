/** An amount of money: `amount` is in the smallest unit of `currency`, such as cents, and `currency` is an ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** The language of the page; undefined on the server, where the workbench is rendered and the default locale of Node.js applies. */
export const pageLanguage = (): string | undefined => globalThis.document?.documentElement.lang;

/** How many digits after the decimal point a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

/**
 * Formats an amount of money.
 * @param isShort whether to leave out the digits after the decimal point if all of them are zero
 */
export function formatMoney({ amount, currency }: Money, language = pageLanguage(), isShort = false): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(isShort && { trailingZeroDisplay: 'stripIfInteger' }),
  });
  // The amount is passed as a string, because dividing it by 100 would round large amounts.
  return format.format(toDecimal(amount, currencyDigits(currency)) as `${number}`);
}

/** Formats an amount of money with the code of its currency, because several currencies may share a symbol: `$50.00 USD`. */
export function formatMoneyWithCode(money: Money): string {
  const formatted = formatMoney(money);
  return formatted.includes(money.currency) ? formatted : `${formatted} ${money.currency}`;
}

/** Writes an integer with a decimal point in front of its last digits: `5` with 2 digits becomes `0.05`. */
function toDecimal(amount: number, digits: number): string {
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${padded.slice(-digits)}` : ''}`;
}
