import { timingSafeEqual } from 'node:crypto';
import { isUnsubscribeCode } from '@kindcrate/contract/text-rules';
import { deriveKey, keyedHash } from '../derived-keys.ts';

/** Milliseconds. Long, because people open old emails, and harmless, because all that the code can do is end follows. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

const signatureLength = 22;
/** The length of the expiry: seconds since 1970, as a hexadecimal number. */
const expiryLength = 8;

/** Creates a signed code that ends all follows of a person. @returns a string that is safe in a URL. */
export function createUnsubscribeCode(tokenSecret: string, userId: string, now: Date): string {
  const expiry = Math.floor((now.getTime() + lifetime) / 1000);
  const content = expiry.toString(16).padStart(expiryLength, '0') + userId;
  return signatureOf(tokenSecret, content) + content;
}

/** @returns the user's id; undefined for a code that is forged, expired or signed for another purpose. */
export function verifyUnsubscribeCode(tokenSecret: string, code: string, now: Date): string | undefined {
  if (!isUnsubscribeCode(code)) return undefined;
  const content = code.slice(signatureLength);
  // In constant time, so that the response time reveals nothing about the correct signature.
  const isGenuine = timingSafeEqual(
    Buffer.from(code.slice(0, signatureLength)),
    Buffer.from(signatureOf(tokenSecret, content)),
  );
  const expiry = Number.parseInt(content.slice(0, expiryLength), 16) * 1000;
  return isGenuine && now.getTime() < expiry ? content.slice(expiryLength) : undefined;
}

function signatureOf(tokenSecret: string, content: string): string {
  return keyedHash(deriveKey(tokenSecret, 'unsubscribe'), content);
}
