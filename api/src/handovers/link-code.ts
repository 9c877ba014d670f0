import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../derived-keys.ts';

/** Milliseconds. A donor may answer an email after a vacation, and every later email has a new link. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/*
 * A code has 36 bytes: the id of the order, the time of expiry in seconds since 1970, and half of an HMAC-SHA-256, the shortest
 * that RFC 2104 recommends. base64 encodes a multiple of three bytes without padding bits, which could be altered unnoticed.
 */
const idBytes = 16;
const contentBytes = idBytes + 4;
const signatureBytes = 16;

/** The content of a code whose signature has not been checked. */
export interface UncheckedCode {
  orderId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  bytes: Buffer;
}

/**
 * Creates a signed code with which anyone who reads a donor's email may change the handover of one order. The signature includes
 * the donor's address, so that codes stop working when the address changes.
 * @returns a string that is safe in a URL
 */
export function createLinkCode(tokenSecret: string, orderId: string, email: string, now: Date): string {
  const content = Buffer.alloc(contentBytes);
  content.write(orderId.replaceAll('-', ''), 'hex');
  content.writeUInt32BE(Math.floor((now.getTime() + lifetime) / 1000), idBytes);
  return Buffer.concat([content, signatureOf(tokenSecret, content, email)]).toString('base64url');
}

/** @returns undefined for a string that cannot be a code. */
export function readLinkCode(code: string): UncheckedCode | undefined {
  const bytes = Buffer.from(code, 'base64url');
  const isComplete = bytes.length === contentBytes + signatureBytes && bytes.toString('base64url') === code;
  if (!isComplete) return undefined;
  const hex = bytes.toString('hex', 0, idBytes);
  return {
    orderId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: bytes.readUInt32BE(idBytes) * 1000,
    bytes,
  };
}

/** Checks the signature in constant time, so that the response time reveals nothing about the correct signature. */
export function isLinkCodeGenuine(tokenSecret: string, { bytes }: UncheckedCode, email: string): boolean {
  const expected = signatureOf(tokenSecret, bytes.subarray(0, contentBytes), email);
  return timingSafeEqual(bytes.subarray(contentBytes), expected);
}

function signatureOf(tokenSecret: string, content: Buffer, email: string): Buffer {
  const key = deriveKey(tokenSecret, 'handover link');
  return createHmac('sha256', key).update(content).update(email.toLowerCase()).digest().subarray(0, signatureBytes);
}
