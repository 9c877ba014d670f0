import { deriveKey, keyedHash } from '../derived-keys.ts';

/** Makes hashes by which an email address or a network can be recognized without being stored. */
export interface Pseudonyms {
  email(address: string): string;
  /** @param network an IP address as `normalizeIP` of @fastify/rate-limit returns it */
  network(network: string): string;
}

/** Keyed, because every email address and every IPv4 address could be guessed from a plain hash. */
export function createPseudonyms(tokenSecret: string): Pseudonyms {
  const key = deriveKey(tokenSecret, 'security log');
  return {
    email: (address) => keyedHash(key, `email: ${address.toLowerCase()}`),
    network: (network) => keyedHash(key, `network: ${network}`),
  };
}
