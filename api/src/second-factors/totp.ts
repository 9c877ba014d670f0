import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * One-time codes of authenticator apps: HOTP (RFC 4226) with the time as its counter (RFC 6238). Written here rather than
 * taken from a library, because it is twenty lines on top of `node:crypto` and both RFCs have test vectors.
 */

/** Seconds. Some authenticator apps support only this period, six digits and SHA-1. */
const period = 30;
const digits = 6;
/** Steps by which the clocks of a phone and a server may differ, in either direction. */
const drift = 1;

/** 160 random bits, the length that RFC 4226 recommends (section 4). */
export function createTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The number of the period that contains a time. */
export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / period);
}

/** The HOTP value of a counter (RFC 4226, section 5.3). */
export function createOneTimeCode(secret: Buffer, counter: number, length = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** Finds the time step that a code belongs to. @returns undefined when it belongs to none of the steps around `now` */
export function findTimeStep(secret: Buffer, code: string, now: Date): number | undefined {
  const current = timeStep(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index);
  // Compares the codes of all steps, each in constant time, so that the response time reveals no digit of a code.
  const matching = steps.filter((step) => isEqual(createOneTimeCode(secret, step), code));
  return matching[0];
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/**
 * The link that authenticator apps read from a QR code
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */
export function toOtpauthUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${period}`;
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648, section 6). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
