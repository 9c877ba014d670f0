import { limits } from '@kindcrate/contract/limits';
import { isPaymentAmount } from '@kindcrate/contract/payment-start';
import { isFrameTemplate, sandboxFrameTemplate } from '@kindcrate/contract/payments';
import { isLoopback } from './loopback.ts';
import { choice, numbers, optionalText, text } from './setting-types.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The payment settings, which are part of the settings in `environment.ts`. */
export const paymentSettings = {
  PAYMENT_PROVIDER: choice('sandbox', ['sandbox', 'paymob']),
  PAYMENT_FRAME_URL: optionalText(
    (value) => isFrameTemplate(value) && URL.canParse(value, 'http://localhost'),
    'a URL with {token} in it, such as https://pay.example.com/frame?payment_token={token}',
  ),
  PAYMENT_CURRENCY: text('EGP', (value) => currencies.has(value), 'the ISO 4217 code of a currency, such as EGP'),
  PAYMENT_AMOUNTS: numbers(
    [5_000, 10_000, 25_000, 50_000],
    areValidAmounts,
    `1 to 12 different whole numbers from ${limits.payment.min} to ${limits.payment.max}, separated by commas`,
  ),
  PAYMENT_RECIPIENT: text(
    'Kindcrate',
    (value) => value.length <= limits.line && !/\p{Cc}/u.test(value),
    `a name of at most ${limits.line} characters`,
  ),
  PAYMOB_URL: text(
    'https://accept.paymob.com',
    isProviderUrl,
    'a URL that starts with https:// (on this machine, http:// is allowed too) and has no path',
  ),
  PAYMOB_API_KEY: optionalText(() => true, ''),
  PAYMOB_INTEGRATION_ID: optionalText(isNumber, 'the numeric id of an integration'),
  PAYMOB_IFRAME_ID: optionalText(isNumber, 'the numeric id of an iframe'),
  PAYMOB_HMAC_SECRET: optionalText(() => true, ''),
};

/** The settings that Paymob requires. */
const requiredForPaymob = [
  'PAYMOB_API_KEY',
  'PAYMOB_INTEGRATION_ID',
  'PAYMOB_IFRAME_ID',
  'PAYMOB_HMAC_SECRET',
] as const;

type PaymobSetting = (typeof requiredForPaymob)[number];

interface GivenSettings extends Partial<Record<PaymobSetting, string | undefined>> {
  PAYMENT_PROVIDER: 'sandbox' | 'paymob';
  PAYMENT_FRAME_URL?: string | undefined;
  PAYMOB_URL: string;
}

/** Returns a line for each setting that the provider needs and that is not set. */
export function listMissingPaymentSettings(settings: GivenSettings): string[] {
  if (settings.PAYMENT_PROVIDER !== 'paymob') return [];
  const missing = requiredForPaymob.filter((name) => settings[name] === undefined);
  return missing.map((name) => `${name} must be set when PAYMENT_PROVIDER is paymob`);
}

/** The URL template of the frame: the one that is set, or the provider's. */
export function frameTemplateOf(settings: GivenSettings): string {
  const { PAYMENT_PROVIDER, PAYMENT_FRAME_URL, PAYMOB_URL, PAYMOB_IFRAME_ID } = settings;
  if (PAYMENT_FRAME_URL !== undefined) return PAYMENT_FRAME_URL;
  if (PAYMENT_PROVIDER === 'sandbox') return sandboxFrameTemplate;
  return `${new URL(PAYMOB_URL).origin}/api/acceptance/iframes/${PAYMOB_IFRAME_ID}?payment_token={token}`;
}

function areValidAmounts(values: number[]): boolean {
  return values.every(isPaymentAmount) && new Set(values).size === values.length && values.length <= 12;
}

function isNumber(value: string): boolean {
  return /^\d{1,15}$/.test(value);
}

/** The API key must not travel unencrypted over a network. */
function isProviderUrl(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\/[^/?#@\s"'<>&]+\/?$/i.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isLoopback(hostname);
}
