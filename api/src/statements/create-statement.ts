import { setImmediate } from 'node:timers/promises';
import { firstStatementYear, type YearlyStatement } from '@kindcrate/contract/statements';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { type DonorPosition, firstPosition } from '../orders/history-repository.ts';
import type { Services } from '../services.ts';
import { findDonor, type ReceivedGift, readGiftBatch } from './repository.ts';
import { type CoinEstimate, toStatement } from './to-statement.ts';

interface Request {
  userId: string;
  /** As it appears in the URL. */
  year: string;
  now: Date;
}

/**
 * Creates a donor's statement for one year.
 * @throws Failure `not_found` for anything that is not a year, for years before `firstStatementYear`, and for future years.
 */
export async function createStatement(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  { userId, year: text, now }: Request,
): Promise<YearlyStatement> {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(year >= firstStatementYear && year <= now.getUTCFullYear())) throw new Failure('not_found.statement');
  const [donor, gifts] = await Promise.all([findDonor(database, userId), readGifts(database, userId)]);
  return toStatement({ year, donor, gifts, estimate: estimateOf(environment) });
}

/** The charity's estimate of what a coin is worth; undefined if it has set none. */
function estimateOf({ COIN_VALUE, PAYMENT_CURRENCY }: Environment): CoinEstimate | undefined {
  return COIN_VALUE > 0 ? { perCoin: COIN_VALUE, currency: PAYMENT_CURRENCY } : undefined;
}

async function readGifts(database: Database, userId: string): Promise<ReceivedGift[]> {
  const gifts: ReceivedGift[] = [];
  for (let after: DonorPosition | undefined = firstPosition; after; ) {
    const batch = await readGiftBatch(database, userId, after);
    for (const gift of batch.gifts) gifts.push(gift);
    after = batch.last;
    // The embedded database blocks the event loop. This pause lets other requests run between two batches.
    await setImmediate();
  }
  return gifts;
}
