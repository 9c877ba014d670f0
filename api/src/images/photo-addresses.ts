import { createSecretKey, timingSafeEqual } from 'node:crypto';
import { deriveKey, keyedHash } from '../derived-keys.ts';

/** Seconds. */
const hour = 60 * 60;
/** An address works for at least this long, so that the photos of a page that stays open during a shift can be opened. */
const minLifetime = 4 * hour;

/** The query of a photo's address, as received. */
export interface AddressQuery {
  expires?: unknown;
  signature?: unknown;
}

/** Signs the addresses of private photos. Anyone with a signed address may see the photo until it expires. */
export interface PhotoAddresses {
  /** Returns the query for the URLs of a photo's files. It is the same for an hour, so that browsers can cache the photo. */
  sign(name: string): string;
  /** Returns for how many more seconds an address is valid; 0 for a query that is incomplete, forged or expired. */
  secondsLeft(name: string, query: AddressQuery): number;
  /** The time at which an address that is signed now will expire, in seconds since 1970. */
  expiry(): number;
}

/** @param tokenSecret the secret from which the signing key is derived */
export function createPhotoAddresses(tokenSecret: string): PhotoAddresses {
  // A key object is prepared once; HMAC with a buffer would prepare it for every photo.
  const key = createSecretKey(deriveKey(tokenSecret, 'photo address'));
  const signatureOf = (name: string, expires: number) => keyedHash(key, `${name} ${expires}`);
  const now = () => Math.floor(Date.now() / 1000);
  const expiry = () => Math.ceil((now() + 1) / hour) * hour + minLifetime;

  return {
    expiry,
    sign(name) {
      const expires = expiry();
      return `?expires=${expires}&signature=${signatureOf(name, expires)}`;
    },
    secondsLeft(name, { expires, signature }) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return 0;
      const isGenuine = isEqual(signature, signatureOf(name, Number(expires)));
      return isGenuine ? Math.max(0, Number(expires) - now()) : 0;
    },
  };
}

/** Wraps `addresses` so that each photo is signed only once, for a list in which the same photos occur several times. */
export function withCachedSignatures(addresses: PhotoAddresses): PhotoAddresses {
  const signed = new Map<string, string>();
  return {
    ...addresses,
    sign(name) {
      const query = signed.get(name) ?? addresses.sign(name);
      signed.set(name, query);
      return query;
    },
  };
}

/** Compares in constant time, so that the response time reveals nothing about the correct signature. */
function isEqual(sent: string, expected: string): boolean {
  const [sentBytes, expectedBytes] = [Buffer.from(sent), Buffer.from(expected)];
  return sentBytes.length === expectedBytes.length && timingSafeEqual(sentBytes, expectedBytes);
}
