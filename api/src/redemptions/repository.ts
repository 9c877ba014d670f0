import type { Redemption, RedemptionStatus } from '@kindcrate/contract/redemptions';
import type { Database } from '../database/open-database.ts';
import type { RedemptionRow } from '../database/schema.ts';

/** A redemption as its donor and its partner see it, and as it is stored; nothing for anybody else. */
export async function findRedemption(database: Database, id: string, userId: string): Promise<Redemption | undefined> {
  const row = await redemptionsWithNames(database)
    .where('redemptions.id', '=', id)
    .where((where) => where.or([where('donor_id', '=', userId), where('partner_id', '=', userId)]))
    .executeTakeFirst();
  return row && toRedemption(row);
}

/** What waits for a donor's answer, the oldest first. */
export async function listPendingOfDonor(database: Database, donorId: string, now: Date): Promise<Redemption[]> {
  const rows = await redemptionsWithNames(database)
    .where('donor_id', '=', donorId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .orderBy('redemptions.created_at')
    .orderBy('redemptions.id')
    .execute();
  return rows.map(toRedemption);
}

/** What a partner asked for under a key, and the hashes of the code that came with it. */
export async function findRedemptionOfKey(database: Database, partnerId: string, key: string) {
  return database
    .selectFrom('redemptions')
    .innerJoin('redemption_codes', 'redemption_codes.id', 'redemptions.id')
    .select(['redemptions.id', 'coins', 'code_hash', 'short_code_hash'])
    .where('partner_id', '=', partnerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** @returns false when another request of the partner came first with the key. */
export async function insertRedemption(database: Database, redemption: RedemptionRow): Promise<boolean> {
  const added = await database
    .insertInto('redemptions')
    .values(redemption)
    .onConflict((conflict) => conflict.columns(['partner_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A donor's redemption as it is stored. */
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

/** Ends a redemption that is still pending. */
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

/** The donor of a request that ran out, when only the time says so yet. */
export async function findDonorOfOverdue(database: Database, id: string, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('redemptions')
    .select('donor_id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return row?.donor_id;
}

/** Writes down that a donor's requests ran out. */
export async function expireOverdue(database: Database, donorId: string, now: Date): Promise<void> {
  await database
    .updateTable('redemptions')
    .set({ status: 'expired', decided_at: now.toISOString() })
    .where('donor_id', '=', donorId)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/** Who is told about spent coins, and about what. */
export interface RedemptionAddressee extends Pick<RedemptionRow, 'coins' | 'reference'> {
  username: string;
  email: string;
  brand: string;
}

/** The donor of a redemption, with what an e-mail says of it. */
export async function findRedemptionAddressee(
  database: Database,
  id: string,
): Promise<RedemptionAddressee | undefined> {
  return database
    .selectFrom('redemptions')
    .innerJoin('brands', 'brands.id', 'redemptions.brand_id')
    .innerJoin('users', 'users.id', 'redemptions.donor_id')
    .select(['users.username', 'users.email', 'coins', 'reference', 'brands.title as brand'])
    .where('redemptions.id', '=', id)
    .executeTakeFirst();
}

function redemptionsWithNames(database: Database) {
  return database
    .selectFrom('redemptions')
    .innerJoin('brands', 'brands.id', 'redemptions.brand_id')
    .innerJoin('users', 'users.id', 'redemptions.donor_id')
    .select(['redemptions.id', 'status', 'coins', 'brands.title', 'users.username', 'reference'])
    .select(['redemptions.created_at', 'redemptions.expires_at']);
}

type RedemptionWithNames = Awaited<ReturnType<ReturnType<typeof redemptionsWithNames>['execute']>>[number];

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

/** All that a partner learns of a donor. */
export function firstNameOf(username: string): string {
  return username.split(/\s/, 1)[0] ?? '';
}
