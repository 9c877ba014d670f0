/**
 * Returns a new key: 128 random bits in hexadecimal. Does not use `crypto.randomUUID`, which exists only on https and localhost.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
