import { parseRedemptionCode } from '@kindcrate/contract/redemption-codes';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { hashSecretCode, hashShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { findRedemptionCode, type HashedCode } from './code-repository.ts';
import { refusals } from './refusals.ts';

const quarterHour = 15 * 60 * 1000;
/** Codes that nobody has, which one partner, and which all behind one address together may try in 15 minutes. */
const wrongCodes = { ofPartner: 5, ofAddress: 30 };

/** Who holds a code in hand, and where. */
export interface Asker {
  partnerId: string;
  address: string;
}

export type FindCode = (asker: Asker, code: string) => Promise<{ id: string; user_id: string }>;

/**
 * Finds the code that a partner scanned or typed, whatever its state. Guessing is hopeless: a typed code has 40 bits
 * and two minutes, and a right one in between does not make up for the wrong ones.
 */
export function createFindCode({ database, environment, tokenSecret }: Services): FindCode {
  const message = (minutes: number) =>
    `There were too many codes that do not exist. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const limit = (name: string, maxFailures: number) =>
    createAttemptLimit(database, { name, maxFailures, window: quarterHour, clearsOnSuccess: false, message });
  const byPartner = limit('wrong codes of partner', wrongCodes.ofPartner);
  const byAddress = limit(
    'wrong codes of address',
    Math.max(1, Math.floor(wrongCodes.ofAddress * environment.ADDRESS_LIMIT_FACTOR)),
  );

  return async ({ partnerId, address }, text) => {
    const hashed = hashCode(text, tokenSecret);
    const find = async () => hashed && findRedemptionCode(database, hashed);
    const code = await byAddress(address, () => byPartner(partnerId, find));
    if (!code) throw refusals.codeUnknown();
    return code;
  };
}

/** @returns nothing when the text has the form of no code. */
export function hashCode(text: string, tokenSecret: string): HashedCode | undefined {
  const code = parseRedemptionCode(text);
  if (!code) return undefined;
  return code.form === 'long'
    ? { code_hash: hashSecretCode(code.value) }
    : { short_code_hash: hashShortCode(code.value, tokenSecret) };
}
