import { limits } from '@kindcrate/contract/limits';
import { Failure } from '../failure.ts';

/** Visible ASCII characters. */
const pattern = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKey}}$`);

/**
 * Reads the optional header `Idempotency-Key`.
 * @throws Failure `bad_request` when its value is not a valid key.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && pattern.test(header)) return header;
  throw new Failure('bad_request.idempotency_key', { values: { max: limits.idempotencyKey } });
}
