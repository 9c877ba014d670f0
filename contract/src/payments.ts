import { define, object, optional, string } from 'superstruct';
import { plainEndpoint } from './endpoint.ts';

/** Replaced by the token in the URL of a provider's frame. */
const tokenPlaceholder = '{token}';

/** The page of our own sandbox. The token is in the fragment, so it appears in no request log and no `Referer` header. */
export const sandboxFrameTemplate = `/payment-sandbox#payment_token=${tokenPlaceholder}`;

/** Checks for a path of the site or an absolute URL that contains the token placeholder exactly once. */
export function isFrameTemplate(value: string): boolean {
  // A path must not start with // or /\, which browsers read as the host of another site.
  const isUrl = /^(\/(?![/\\])|https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/)[\x21-\x7e]+$/i.test(value);
  // The expression above allows no braces in a host, so the placeholder cannot be part of it.
  return isUrl && value.split(tokenPlaceholder).length === 2;
}

/** Puts the token into the URL template of a frame. */
export function buildFrameUrl(template: string, token: string): string {
  return template.replace(tokenPlaceholder, () => encodeURIComponent(token));
}

const frameTemplate = define<string>(
  'frame template',
  (value) => (typeof value === 'string' && isFrameTemplate(value)) || 'not the URL of a frame',
);

/** `frame` is the URL template that the token goes into; if it is missing, the sandbox is used. */
export const startPaymentEndpoint = plainEndpoint({
  method: 'GET',
  path: '/payment/donate',
  reply: object({ token: string(), frame: optional(frameTemplate) }),
});
