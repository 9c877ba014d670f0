import type { BodyOf, ReplyOf } from '@kindcrate/contract/endpoint';
import { formatShortCode } from '@kindcrate/contract/redemption-codes';
import type { lookUpCodeEndpoint, Redemption, requestRedemptionEndpoint } from '@kindcrate/contract/redemptions';
import { findUser, lockUser } from '../accounts/user-repository.ts';
import { findBalance } from '../coins/repository.ts';
import type { RedemptionCodeRow, RedemptionRow } from '../database/redemption-rows.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { createShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { type HashedCode, redeemCode } from './code-repository.ts';
import { codeFailure, codeUsedFailure, hashCode, type LookUpCode } from './look-up-code.ts';
import { expireOverdue, findRedemptionByKey, firstNameOf, insertRedemption, isActivePartner } from './repository.ts';
import { viewRedemption } from './view-redemption.ts';

/** Milliseconds that the donor has to decide. */
const requestLifetime = 120_000;

type RedemptionRequest = BodyOf<typeof requestRedemptionEndpoint>;

/** The partner who redeems, and the idempotency key of the request. */
export interface RedeemingPartner {
  partnerId: string;
  brandId: string;
  /** The IP address. */
  address: string;
  key: string | undefined;
}

/** Thrown to roll back what a request has written, when the partner has used its idempotency key before. */
class KeyTakenError extends Error {}

/** Returns the first name and the balance of the donor whose code this is. Spends nothing, and leaves the code unused. */
export async function previewCode(
  services: Services,
  lookUpCode: LookUpCode,
  partner: RedeemingPartner,
  text: string,
): Promise<ReplyOf<typeof lookUpCodeEndpoint>['data']> {
  const { database } = services;
  const code = await requireDonorCode(services, lookUpCode, partner, text);
  const failure = codeFailure(code, new Date());
  if (failure) throw failure;
  const donor = await findUser(database, code.user_id);
  requireConfirmedEmail(donor);
  const maxCoins = await findBalance(database, code.user_id);
  return { firstName: firstNameOf(donor?.username ?? ''), most: maxCoins };
}

/**
 * Uses a code to ask its donor for coins, once per idempotency key.
 * @throws Failure when the partner may not use the code, when the code is unknown, expired or used, when the donor has not
 * confirmed their email or has too few coins, or when the key was used for a different request before.
 */
export async function requestRedemption(
  services: Services,
  lookUpCode: LookUpCode,
  partner: RedeemingPartner,
  request: RedemptionRequest,
): Promise<Redemption> {
  const earlier = await findEarlierRequest(services, partner, request);
  if (earlier) return earlier;
  const code = await requireDonorCode(services, lookUpCode, partner, request.code);
  const stored = await storeRequest(services, code, partner, request.coins);
  if (!(stored instanceof Failure)) return requireRedemption(services, stored, partner.partnerId);
  // A request with the same key may have used the code a moment ago.
  const first = await findEarlierRequest(services, partner, request);
  if (first) return first;
  throw stored;
}

/**
 * Requires a confirmed email, because anyone can register with any address.
 * @throws Failure `email_unconfirmed`.
 */
function requireConfirmedEmail(donor: UserRow | undefined): void {
  if (!donor?.email_confirmed_at) throw new Failure('email_unconfirmed.customer');
}

/**
 * @throws Failure for an unknown code, for the partner's own code, and when the partner may no longer redeem coins for the
 * brand, usually because the brand is hidden.
 */
async function requireDonorCode(
  { database }: Services,
  lookUpCode: LookUpCode,
  partner: RedeemingPartner,
  text: string,
): Promise<RedemptionCodeRow> {
  if (!(await isActivePartner(database, partner.partnerId, partner.brandId))) throw new Failure('no_brand.hidden');
  const code = await lookUpCode(partner, text);
  if (code.user_id === partner.partnerId) throw new Failure('own_code', { field: 'code' });
  return code;
}

/**
 * Uses the code and stores the request, both or neither. The donor is locked, so the balance cannot change after it is read.
 * @returns the id of the redemption; or a failure, when the code, the balance or the key does not allow the request. A failure
 * caused by the code or the balance does not roll back `expireOverdue`. A key that was used before rolls back everything, so that
 * the code stays unused.
 * @throws Failure `email_unconfirmed`, before anything has changed.
 */
async function storeRequest(
  services: Services,
  code: RedemptionCodeRow,
  partner: RedeemingPartner,
  coins: number,
): Promise<string | Failure> {
  const now = new Date();
  const donorId = code.user_id;
  try {
    return await transact(services, async (transaction) => {
      requireConfirmedEmail(await lockUser(transaction, donorId));
      await expireOverdue(transaction, donorId, now);
      const failure = codeFailure(code, now);
      if (failure) return failure;
      const balance = await findBalance(transaction, donorId);
      if (balance < coins) return notEnoughCoinsFailure(balance);
      const codeId = await redeemCode(transaction, code, now);
      if (codeId === undefined) return codeUsedFailure();
      // A redemption has the id of its code.
      if (!(await insertRedemption(transaction, toRedemptionRow(codeId, donorId, partner, coins, now))))
        throw new KeyTakenError();
      return codeId;
    });
  } catch (error) {
    if (error instanceof KeyTakenError) return keyReusedFailure();
    throw error;
  }
}

/** @returns the redemption that the partner requested before with the same key. */
async function findEarlierRequest(
  services: Services,
  { partnerId, key }: RedeemingPartner,
  { code, coins }: RedemptionRequest,
): Promise<Redemption | undefined> {
  const earlier = key && (await findRedemptionByKey(services.database, partnerId, key));
  if (!earlier) return undefined;
  if (coins !== earlier.coins || !isCodeOf(earlier, hashCode(code, services.tokenSecret))) throw keyReusedFailure();
  return requireRedemption(services, earlier.id, partnerId);
}

/** Checks whether a code, in either of its forms, is the one that an earlier request used. */
function isCodeOf(earlier: { code_hash: string; short_code_hash: string | null }, hashed?: HashedCode): boolean {
  if (!hashed) return false;
  if ('short_code_hash' in hashed) return hashed.short_code_hash === earlier.short_code_hash;
  return hashed.code_hash === earlier.code_hash;
}

async function requireRedemption(services: Services, id: string, partnerId: string): Promise<Redemption> {
  const redemption = await viewRedemption(services, id, partnerId);
  if (!redemption) throw new Error('a stored redemption is missing');
  return redemption;
}

function toRedemptionRow(
  id: string,
  donorId: string,
  { partnerId, brandId, key }: RedeemingPartner,
  coins: number,
  now: Date,
): RedemptionRow {
  return {
    id,
    // The reference has 40 random bits. If it ever repeats, the unique column rejects the row, the transaction rolls back,
    // and the donor's code stays unused.
    reference: `KC-${formatShortCode(createShortCode())}`,
    donor_id: donorId,
    partner_id: partnerId,
    brand_id: brandId,
    coins,
    status: 'pending',
    idempotency_key: key ?? null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + requestLifetime).toISOString(),
    decided_at: null,
  };
}

function notEnoughCoinsFailure(balance: number): Failure {
  return balance
    ? new Failure('not_enough_coins.at_most', { field: 'coins', values: { coins: balance } })
    : new Failure('not_enough_coins.none', { field: 'coins' });
}

function keyReusedFailure(): Failure {
  return new Failure('idempotency_key_reused.redemption');
}
