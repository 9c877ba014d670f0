import { parseRedemptionCode } from '@kindcrate/contract/redemption-codes';

/**
 * Returns the redemption code in the link of a scanned QR code. Accepts any host, because the site may have moved.
 * @returns undefined if the QR code is not one of ours
 */
export function codeFromLink(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { pathname, hash } = new URL(text);
  return /^\/redeem\/?$/i.test(pathname) ? codeFromHash(hash) : undefined;
}

/** Returns the redemption code in the fragment of a URL; undefined if there is none. */
export function codeFromHash(hash: string): string | undefined {
  const text = hash.slice(1);
  return parseRedemptionCode(text) ? text : undefined;
}
