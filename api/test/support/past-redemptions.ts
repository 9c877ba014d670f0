import { randomUUID } from 'node:crypto';
import { addDonor, addPartner } from './redemptions.ts';
import type { TestApp } from './test-app.ts';

export interface PastRedemption {
  brandId?: string;
  coins: number;
  /** A complete ISO 8601 time. */
  decidedAt: string;
}

/**
 * Adds a donor and a partner for redemptions that were approved in the past.
 * @returns a function that adds such a redemption, and returns its reference. The function writes the rows itself, because the API can
 *   approve only at the current time. The ledger of coins does not change.
 */
export async function preparePastRedemptions(api: TestApp) {
  const [donor, partner] = [await addDonor(api, 0), await addPartner(api)];
  return async ({ brandId = 'brand-1', coins, decidedAt }: PastRedemption): Promise<string> => {
    const { database } = api.data;
    const id = randomUUID();
    const times = { created_at: decidedAt, expires_at: decidedAt };
    const code = { id, user_id: donor.id, code_hash: id, short_code_hash: null, redeemed_at: decidedAt };
    await database
      .insertInto('redemption_codes')
      .values({ ...code, ...times })
      .execute();
    const people = { donor_id: donor.id, partner_id: partner.id, brand_id: brandId };
    const decision = { status: 'approved', decided_at: decidedAt, idempotency_key: null } as const;
    const reference = `KC-${id.slice(0, 8)}`;
    await database
      .insertInto('redemptions')
      .values({ id, reference, coins, ...people, ...times, ...decision })
      .execute();
    return reference;
  };
}
