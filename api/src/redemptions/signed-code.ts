import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../derived-keys.ts';

/** Milliseconds. A code can be redeemed for at most this long. */
export const codeLifetime = 120_000;

/**
 * The signed content of a long redemption code. Together, content and signature take 42 bytes, because base64 encodes
 * a multiple of three bytes without padding bits, which could be altered unnoticed.
 */
export interface SignedCode {
  /** The donor's session: the code works as long as the session is open. A UUID. */
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** Distinguishes codes that expire in the same second. At most 6 bytes. */
  nonce: number;
}

export interface CodeSigner {
  sign(code: SignedCode): string;
  /** @returns undefined for anything that was not signed with the same secret. */
  verify(text: string): SignedCode | undefined;
}

const sessionBytes = 16;
const expiryBytes = 4;
const nonceBytes = 6;
const contentBytes = sessionBytes + expiryBytes + nonceBytes;
/** Half of an HMAC-SHA-256, the shortest truncation that RFC 2104 recommends. */
const signatureBytes = 16;

export function createCodeSigner(tokenSecret: string): CodeSigner {
  const key = deriveKey(tokenSecret, 'redemption code');
  const signatureOf = (content: Buffer) =>
    createHmac('sha256', key).update(content).digest().subarray(0, signatureBytes);

  return {
    sign(code) {
      const content = encode(code);
      return Buffer.concat([content, signatureOf(content)]).toString('base64url');
    },
    verify(text) {
      const bytes = Buffer.from(text, 'base64url');
      const isComplete = bytes.length === contentBytes + signatureBytes;
      if (!isComplete || bytes.toString('base64url') !== text) return undefined;
      const content = bytes.subarray(0, contentBytes);
      return timingSafeEqual(bytes.subarray(contentBytes), signatureOf(content)) ? decode(content) : undefined;
    },
  };
}

function encode({ sessionId, expiresAt, nonce }: SignedCode): Buffer {
  const content = Buffer.alloc(contentBytes);
  content.write(sessionId.replaceAll('-', ''), 'hex');
  content.writeUIntBE(expiresAt, sessionBytes, expiryBytes);
  content.writeUIntBE(nonce, sessionBytes + expiryBytes, nonceBytes);
  return content;
}

function decode(content: Buffer): SignedCode {
  const hex = content.toString('hex', 0, sessionBytes);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: content.readUIntBE(sessionBytes, expiryBytes),
    nonce: content.readUIntBE(sessionBytes + expiryBytes, nonceBytes),
  };
}
