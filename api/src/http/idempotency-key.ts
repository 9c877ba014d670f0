import { limits } from '@kindcrate/contract/limits';
import { Failure } from '../failure.ts';

const pattern = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKey}}$`);

/**
 * Reads the header `Idempotency-Key`, which may be missing.
 * @throws Failure `bad_request` when it is there and no key.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && pattern.test(header)) return header;
  throw new Failure('bad_request', `Idempotency-Key must have 1 to ${limits.idempotencyKey} visible ASCII characters`);
}
