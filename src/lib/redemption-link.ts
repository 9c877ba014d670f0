import { parseRedemptionCode } from '@kindcrate/contract/redemption-codes';

/**
 * The code in what a camera read: the link of our QR code, whatever host it names, since a site may move.
 * @returns nothing when it is a code of something else.
 */
export function codeFromLink(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { pathname, hash } = new URL(text);
  return /^\/redeem\/?$/i.test(pathname) ? codeFromHash(hash) : undefined;
}

/** The code behind the `#` of an address. */
export function codeFromHash(hash: string): string | undefined {
  const text = hash.slice(1);
  return parseRedemptionCode(text) ? text : undefined;
}
