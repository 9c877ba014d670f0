import { earliestDeparture } from '@kindcrate/contract/handover-departure';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import type { HandoverNews } from './news.ts';
import { type StoredHandover, updateHandover } from './repository.ts';

/**
 * Reports that the people who collect goods are on their way. A repeated report changes nothing.
 * @returns undefined when this had already been reported
 * @throws Failure `conflict` when no collection is agreed, or before its `earliestDeparture`.
 */
export async function reportDeparture(
  transaction: Database,
  { order_id, kind, starts_at: start, ends_at: end, sequence, on_the_way_at }: StoredHandover,
  now: Date,
): Promise<HandoverNews | undefined> {
  if (on_the_way_at !== null) return undefined;
  const agreed = start !== null && end !== null ? { start, end } : undefined;
  const earliest = earliestDeparture({ kind, agreed });
  if (!agreed || earliest === undefined || now.getTime() < earliest) throw new Failure('conflict.departure_not_due');
  const time = now.toISOString();
  await updateHandover(transaction, order_id, { on_the_way_at: time, remind_at: null, updated_at: time });
  return { event: 'on the way', calendar: { ...agreed, sequence } };
}
