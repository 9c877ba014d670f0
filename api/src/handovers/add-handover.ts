import type { HandoverDraft } from '@kindcrate/contract/handover-fields';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../database/order-lock.ts';
import { requireFreeTimes } from './check-times.ts';
import { emptyHandover, insertHandover } from './repository.ts';
import { readTimes } from './times.ts';

/**
 * Checks whether a new gift can be handed over as its donor would like. A preferred time is not booked: others may still
 * take it before the gift is accepted.
 * @throws Failure `invalid_fields` for a kind that the organization does not offer, and for a time at which it is closed or that
 * others have taken.
 */
export async function requirePossibleHandover(
  database: Database,
  organizationId: string,
  { kind, times: preferred = [] }: HandoverDraft,
  now: Date,
): Promise<void> {
  const times = await readTimes(database, { organizationId, kind, now });
  requireFreeTimes(times, preferred, { field: 'handover.times', kindField: 'handover.kind', now });
}

/** Stores how the donor of a new order would like to hand it over. */
export async function addHandover(
  transaction: Database,
  order: Pick<LockedOrder, 'id' | 'organizationId'>,
  { kind, times = [], address }: HandoverDraft,
  now: Date,
): Promise<void> {
  await insertHandover(transaction, {
    ...emptyHandover(order, kind, now),
    ...(kind === 'collection' && address && toColumns(address)),
    preferred: JSON.stringify(times),
  });
}

function toColumns({ street, number, postalCode, city, remark = '' }: NonNullable<HandoverDraft['address']>) {
  return { street, number, postal_code: postalCode, city, remark };
}
