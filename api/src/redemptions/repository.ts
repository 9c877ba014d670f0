import type { Redemption, RedemptionStatus } from '@kindcrate/contract/redemptions';
import type { Database } from '../database/database.ts';
import type { RedemptionRow } from '../database/redemption-rows.ts';
import { isVisible } from '../database/visible-entries.ts';

/** A redemption as its donor and its partner see it; undefined if the user is neither. */
export async function findRedemption(database: Database, id: string, userId: string): Promise<Redemption | undefined> {
  const row = await selectRedemptions(database)
    .where('redemptions.id', '=', id)
    .where((where) => where.or([where('donor_id', '=', userId), where('partner_id', '=', userId)]))
    .executeTakeFirst();
  return row && toRedemption(row);
}

/** The requests that a donor can still approve or refuse, oldest first. */
export async function listPendingOfDonor(database: Database, donorId: string, now: Date): Promise<Redemption[]> {
  const rows = await selectRedemptions(database)
    .where('donor_id', '=', donorId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .orderBy('redemptions.created_at')
    .orderBy('redemptions.id')
    .execute();
  return rows.map(toRedemption);
}

/** The redemption that a partner requested with an idempotency key, and the hashes of its code, which has the same id. */
export async function findRedemptionByKey(database: Database, partnerId: string, key: string) {
  return database
    .selectFrom('redemptions')
    .innerJoin('redemption_codes', 'redemption_codes.id', 'redemptions.id')
    .select(['redemptions.id', 'coins', 'code_hash', 'short_code_hash'])
    .where('partner_id', '=', partnerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** @returns false when the partner has used the idempotency key before. */
export async function insertRedemption(database: Database, redemption: RedemptionRow): Promise<boolean> {
  const added = await database
    .insertInto('redemptions')
    .values(redemption)
    .onConflict((conflict) => conflict.columns(['partner_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findRedemptionOfDonor(
  database: Database,
  id: string,
  donorId: string,
): Promise<RedemptionRow | undefined> {
  return database
    .selectFrom('redemptions')
    .selectAll()
    .where('id', '=', id)
    .where('donor_id', '=', donorId)
    .executeTakeFirst();
}

/** Sets the final status of a pending redemption. */
export async function endRedemption(
  database: Database,
  id: string,
  status: Exclude<RedemptionStatus, 'pending'>,
  now: Date,
): Promise<void> {
  await database
    .updateTable('redemptions')
    .set({ status, decided_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** @returns the donor of a redemption that is stored as pending although it has expired; undefined for any other redemption. */
export async function findDonorIfOverdue(database: Database, id: string, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('redemptions')
    .select('donor_id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return row?.donor_id;
}

/** Marks a donor's overdue redemptions as expired: those that are still pending after the time when they expire. */
export async function expireOverdue(database: Database, donorId: string, now: Date): Promise<void> {
  await database
    .updateTable('redemptions')
    .set({ status: 'expired', decided_at: now.toISOString() })
    .where('donor_id', '=', donorId)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/** Refuses the pending requests to a donor whose account is being deleted. */
export async function refusePendingOfDonor(database: Database, donorId: string, now: Date): Promise<void> {
  await database
    .updateTable('redemptions')
    .set({ status: 'refused', decided_at: now.toISOString() })
    .where('donor_id', '=', donorId)
    .where('status', '=', 'pending')
    .execute();
}

/** All requests to a donor, newest first. */
export async function listRedemptionsOfDonor(database: Database, donorId: string): Promise<Redemption[]> {
  const rows = await selectRedemptions(database)
    .where('donor_id', '=', donorId)
    .orderBy('redemptions.created_at', 'desc')
    .orderBy('redemptions.id', 'desc')
    .execute();
  return rows.map(toRedemption);
}

/** Filters the ids of redemptions. @returns only the ids of those that were requested from the donor. */
export async function filterRedemptionIdsOfDonor(
  database: Database,
  ids: readonly string[],
  donorId: string,
): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await database
    .selectFrom('redemptions')
    .select('id')
    .where('id', 'in', ids)
    .where('donor_id', '=', donorId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The data for an email about a redemption. */
export interface RedemptionMailData extends Pick<RedemptionRow, 'coins' | 'reference'> {
  username: string;
  email: string;
  brand: string;
}

export async function findRedemptionMailData(database: Database, id: string): Promise<RedemptionMailData | undefined> {
  return database
    .selectFrom('redemptions')
    .innerJoin('brands', 'brands.id', 'redemptions.brand_id')
    .innerJoin('users', 'users.id', 'redemptions.donor_id')
    .select(['users.username', 'users.email', 'coins', 'reference', 'brands.title as brand'])
    .where('redemptions.id', '=', id)
    .executeTakeFirst();
}

/** Checks whether a person currently works for a brand as a partner and is not blocked, and whether the brand is visible. */
export async function isActivePartner(database: Database, userId: string, brandId: string): Promise<boolean> {
  const found = await database
    .selectFrom('users')
    .innerJoin('brands', 'brands.id', 'users.brand_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.role', '=', 'partner')
    .where('users.blocked_at', 'is', null)
    .where('brands.id', '=', brandId)
    .where(isVisible('brands'))
    .executeTakeFirst();
  return found !== undefined;
}

function selectRedemptions(database: Database) {
  return database
    .selectFrom('redemptions')
    .innerJoin('brands', 'brands.id', 'redemptions.brand_id')
    .innerJoin('users', 'users.id', 'redemptions.donor_id')
    .select(['redemptions.id', 'status', 'coins', 'brands.title', 'users.username', 'reference'])
    .select(['redemptions.created_at', 'redemptions.expires_at']);
}

type RedemptionWithNames = Awaited<ReturnType<ReturnType<typeof selectRedemptions>['execute']>>[number];

function toRedemption(row: RedemptionWithNames): Redemption {
  return {
    _id: row.id,
    status: row.status,
    coins: row.coins,
    brand: row.title,
    firstName: firstNameOf(row.username),
    reference: row.status === 'approved' ? row.reference : '',
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** The only personal detail of a donor that a partner sees. */
export function firstNameOf(username: string): string {
  return username.split(/\s/, 1)[0] ?? '';
}
