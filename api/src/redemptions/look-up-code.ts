import { randomUUID } from 'node:crypto';
import { parseRedemptionCode } from '@kindcrate/contract/redemption-codes';
import { findSessionUserId } from '../accounts/session-repository.ts';
import type { Database } from '../database/database.ts';
import type { RedemptionCodeRow } from '../database/redemption-rows.ts';
import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { hashSecretCode, hashShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { findCodeByHash, type HashedCode } from './code-repository.ts';
import { type CodeSigner, codeLifetime, createCodeSigner } from './signed-code.ts';

/** Milliseconds. */
const window = 15 * 60 * 1000;
/** Unknown codes that may be tried in a window: by one partner, and by all partners behind one address together. */
const maxUnknownCodes = { perPartner: 5, perAddress: 30 };

/** The partner who looks up a code. */
interface CodeReader {
  partnerId: string;
  /** The IP address. */
  address: string;
}

export type LookUpCode = (reader: CodeReader, text: string) => Promise<RedemptionCodeRow>;

/**
 * Creates a function that finds the code that a partner scanned or typed, even if it has been used or has expired. A long code
 * that was never stored is returned as the row to store when it is used. Codes cannot be guessed: a long code is signed, a
 * short code has 40 random bits and is valid for two minutes, and a known code does not reset the limits.
 * @throws Failure `code_unknown`, `too_many_requests`; `code_expired` for a long code whose session has ended.
 */
export function createCodeLookup({ database, environment, tokenSecret }: Services): LookUpCode {
  const signer = createCodeSigner(tokenSecret);
  const createLimit = (name: string, max: number) =>
    createAttemptLimit(database, {
      name,
      maxFailures: max,
      window,
      clearsOnSuccess: false,
      failure: 'too_many_requests.codes',
    });
  const limitOfPartner = createLimit('wrong codes of partner', maxUnknownCodes.perPartner);
  const limitOfAddress = createLimit(
    'wrong codes of address',
    Math.max(1, Math.floor(maxUnknownCodes.perAddress * environment.ADDRESS_LIMIT_FACTOR)),
  );

  return async ({ partnerId, address }, text) => {
    const find = () => findCode(database, signer, text, tokenSecret);
    const code = await limitOfAddress(address, () => limitOfPartner(partnerId, find));
    if (!code) throw new Failure('code_unknown', { field: 'code' });
    return code;
  };
}

async function findCode(
  database: Database,
  signer: CodeSigner,
  text: string,
  tokenSecret: string,
): Promise<RedemptionCodeRow | undefined> {
  const hashed = hashCode(text, tokenSecret);
  if (!hashed) return undefined;
  if ('short_code_hash' in hashed) return findCodeByHash(database, hashed);
  const signed = signer.verify(text.trim());
  if (!signed) return undefined;
  const userId = await findSessionUserId(database, signed.sessionId, new Date());
  if (userId === undefined) throw codeExpiredFailure();
  return (await findCodeByHash(database, hashed)) ?? toRow(hashed.code_hash, userId, signed.expiresAt * 1000);
}

function toRow(code_hash: string, user_id: string, expiry: number): RedemptionCodeRow {
  const [created_at, expires_at] = [new Date(expiry - codeLifetime).toISOString(), new Date(expiry).toISOString()];
  return { id: randomUUID(), user_id, code_hash, short_code_hash: null, created_at, expires_at, redeemed_at: null };
}

/** @returns undefined for anything that is neither a long code nor a short one. */
export function hashCode(text: string, tokenSecret: string): HashedCode | undefined {
  const code = parseRedemptionCode(text);
  if (!code) return undefined;
  return code.form === 'long'
    ? { code_hash: hashSecretCode(code.value) }
    : { short_code_hash: hashShortCode(code.value, tokenSecret) };
}

/** Why a code cannot be redeemed; undefined when it can. */
export function codeFailure(code: RedemptionCodeRow, now: Date): Failure | undefined {
  if (code.redeemed_at) return codeUsedFailure();
  return code.expires_at <= now.toISOString() ? codeExpiredFailure() : undefined;
}

export function codeUsedFailure(): Failure {
  return new Failure('code_used', { field: 'code' });
}

function codeExpiredFailure(): Failure {
  return new Failure('code_expired', { field: 'code' });
}
