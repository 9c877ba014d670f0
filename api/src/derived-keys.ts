import { createHmac, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * Returns a 256-bit key for one purpose. Keys of different purposes reveal nothing about each other, nor about the secret
 * (RFC 5869).
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `kindcrate: ${purpose}`, 32));
}

/** A keyed hash of 128 bits, safe in a URL and in a cookie. */
export function keyedHash(key: Buffer | KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}
