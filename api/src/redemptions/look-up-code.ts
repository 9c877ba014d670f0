import { parseRedemptionCode } from '@kindcrate/contract/redemption-codes';
import type { RedemptionCodeRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { hashSecretCode, hashShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { findCodeByHash, type HashedCode } from './code-repository.ts';

/** Milliseconds. */
const window = 15 * 60 * 1000;
/** Unknown codes that may be tried in a window: by one partner, and by all partners behind one address together. */
const maxUnknownCodes = { perPartner: 5, perAddress: 30 };

interface CodeReader {
  partnerId: string;
  /** The IP address. */
  address: string;
}

export type LookUpCode = (reader: CodeReader, text: string) => Promise<RedemptionCodeRow>;

/**
 * Creates a function that finds the code which a partner scanned or typed, used and expired codes included. Guessing has
 * no chance: a short code has 40 random bits and lives for two minutes, and a known code does not reset the limits.
 * @throws Failure `code_unknown`, `too_many_requests`.
 */
export function createCodeLookup({ database, environment, tokenSecret }: Services): LookUpCode {
  const limit = (name: string, max: number) =>
    createAttemptLimit(database, {
      name,
      maxFailures: max,
      window,
      clearsOnSuccess: false,
      failure: 'too_many_requests.codes',
    });
  const perPartner = limit('wrong codes of partner', maxUnknownCodes.perPartner);
  const perAddress = limit(
    'wrong codes of address',
    Math.max(1, Math.floor(maxUnknownCodes.perAddress * environment.ADDRESS_LIMIT_FACTOR)),
  );

  return async ({ partnerId, address }, text) => {
    const hashed = hashCode(text, tokenSecret);
    const find = async () => hashed && findCodeByHash(database, hashed);
    const code = await perAddress(address, () => perPartner(partnerId, find));
    if (!code) throw new Failure('code_unknown', { field: 'code' });
    return code;
  };
}

/** @returns undefined when the text has the form of neither code. */
export function hashCode(text: string, tokenSecret: string): HashedCode | undefined {
  const code = parseRedemptionCode(text);
  if (!code) return undefined;
  return code.form === 'long'
    ? { code_hash: hashSecretCode(code.value) }
    : { short_code_hash: hashShortCode(code.value, tokenSecret) };
}

/** Why a code cannot be redeemed; undefined when it can. A code that is no longer stored has expired. */
export function codeFailure(code: RedemptionCodeRow | undefined, now: Date): Failure | undefined {
  if (code?.redeemed_at) return new Failure('code_used', { field: 'code' });
  if (!code || code.expires_at <= now.toISOString()) return new Failure('code_expired', { field: 'code' });
  return undefined;
}
