import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../derived-keys.ts';

const algorithm = 'aes-256-gcm';
/** Bytes. */
const ivLength = 12;
const tagLength = 16;

/**
 * Creates functions that encrypt and decrypt secrets that the server has to read again. Without the token secret, a copy of the
 * database does not reveal them. `owner` is authenticated with each secret, so a secret that is copied to another account cannot
 * be opened.
 */
export function createSealer(tokenSecret: string) {
  const key = deriveKey(tokenSecret, 'second factors');
  return {
    seal(secret: Buffer, owner: string): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    /** @returns undefined when the secret was sealed with another token secret or for another owner */
    open(sealed: string, owner: string): Buffer | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
