import type { BodyOf } from '@kindcrate/contract/endpoint';
import { handoverMessages } from '@kindcrate/contract/handover-messages';
import type { HandoverKind, HandoverTime } from '@kindcrate/contract/handovers';
import type { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { isOpen } from '@kindcrate/contract/order-transitions';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../database/order-lock.ts';
import { Failure, invalidFields } from '../failure.ts';
import { requireFreeTime, requireOpenTimes } from './check-times.ts';
import type { HandoverNews } from './news.ts';
import { planOffer } from './plan-offer.ts';
import {
  emptyHandover,
  findHandover,
  insertHandover,
  lockTimes,
  type StoredHandover,
  updateHandover,
} from './repository.ts';
import { readTimes } from './times.ts';

/** Milliseconds before an agreed time at which the donor is reminded. */
const reminderLead = 24 * 60 * 60 * 1000;

export type HandoverAnswer = BodyOf<typeof updateHandoverEndpoint>;

/**
 * Offers times for the handover of a locked order; see `planOffer`.
 * @param chosen the times that the desk chose; undefined when it leaves the choice to the server
 * @param kind the kind of the handover to create if there is none; undefined to create none
 * @returns undefined when there is no handover, or no time to offer
 * @throws Failure `invalid_fields` or `conflict` when a chosen time cannot be offered.
 */
export async function offerTimes(
  transaction: Database,
  order: LockedOrder,
  { chosen, kind, now }: { chosen?: readonly string[] | undefined; kind?: HandoverKind | undefined; now: Date },
): Promise<HandoverNews | undefined> {
  // Locked before a handover is added. Its foreign key takes a shared lock on the organization's row, and two
  // transactions that have that lock could no longer lock the row exclusively.
  await lockTimes(transaction, order.organizationId);
  const handover =
    (await findHandover(transaction, order.id)) ?? (kind && (await createHandover(transaction, order, kind, now)));
  if (!handover) return undefined;
  const times = await readTimes(transaction, { ...toQuery(handover), now });
  for (const time of chosen ?? []) requireFreeTime(times, time, { field: 'times', now });
  const free = times.open.flatMap(({ start, left }) => (left > 0 ? [start] : []));
  const plan = planOffer({ preferred: parseTimes(handover.preferred), chosen, free });
  if ('agreed' in plan)
    return book(transaction, handover, requireFreeTime(times, plan.agreed, { field: 'times', now }), now);
  if (!plan.offered.length) return undefined;
  const changes = { state: 'offered', offered: JSON.stringify(plan.offered) } as const;
  await updateHandover(transaction, order.id, { ...changes, updated_at: now.toISOString() });
  return { event: 'offered', offered: plan.offered };
}

/**
 * Applies a donor's answer about the handover of their locked order.
 * @returns undefined when there is nothing to report to the donor
 * @throws Failure `not_found` without a handover; `conflict` when the order is not open, or others have taken the time;
 * `invalid_fields` for a time that cannot be chosen.
 */
export async function answerHandover(
  transaction: Database,
  order: LockedOrder,
  answer: HandoverAnswer,
  now: Date,
): Promise<HandoverNews | undefined> {
  const handover = await findHandover(transaction, order.id);
  if (!handover) throw new Failure('not_found.handover');
  if (!isOpen(order.status)) throw new Failure('conflict.handover_ended', { values: { status: order.status } });
  if (answer.action === 'cancel') return cancelHandover(transaction, handover, now);
  return answer.action === 'take'
    ? takeTime(transaction, handover, answer.time ?? '', now)
    : requestTimes(transaction, handover, answer.times ?? [], now);
}

async function takeTime(transaction: Database, handover: StoredHandover, time: string, now: Date) {
  // A repeated request, sent after a lost reply, changes nothing.
  if (handover.state === 'agreed' && handover.starts_at === time) return undefined;
  const isOffered = handover.state === 'offered' && parseTimes(handover.offered).includes(time);
  if (!isOffered) throw invalidFields({ time: handoverMessages.notOfferedTime });
  await lockTimes(transaction, handover.organization_id);
  const times = await readTimes(transaction, { ...toQuery(handover), now });
  return book(transaction, handover, requireFreeTime(times, time, { field: 'time', now }), now);
}

/** The desk sees the new times in its queue. An agreed time stays until another one is agreed. */
async function requestTimes(transaction: Database, handover: StoredHandover, preferred: readonly string[], now: Date) {
  const times = await readTimes(transaction, { ...toQuery(handover), now });
  requireOpenTimes(times, preferred, { field: 'times', now });
  const changes = { state: 'requested', preferred: JSON.stringify(preferred), offered: '[]' } as const;
  await updateHandover(transaction, handover.order_id, { ...changes, updated_at: now.toISOString() });
  return undefined;
}

/** Books a time, which is then agreed. The caller must have locked the times of the organization. */
async function book(
  transaction: Database,
  handover: StoredHandover,
  { start, end }: HandoverTime,
  now: Date,
): Promise<HandoverNews> {
  const remindAt = new Date(Date.parse(start) - reminderLead);
  const sequence = handover.sequence + 1;
  await updateHandover(transaction, handover.order_id, {
    state: 'agreed',
    offered: '[]',
    starts_at: start,
    ends_at: end,
    sequence,
    // Someone who agrees less than a day ahead has just read the time, and needs no reminder.
    remind_at: remindAt > now ? remindAt.toISOString() : null,
    on_the_way_at: null,
    updated_at: now.toISOString(),
  });
  return { event: handover.starts_at === null ? 'agreed' : 'moved', calendar: { start, end, sequence } };
}

/** Cancels a handover, which frees its agreed time. @returns undefined when no time was agreed */
export async function cancelHandover(
  transaction: Database,
  { order_id, starts_at: start, ends_at: end, sequence }: StoredHandover,
  now: Date,
): Promise<HandoverNews | undefined> {
  const times = { offered: '[]', starts_at: null, ends_at: null, remind_at: null, on_the_way_at: null };
  const isAgreed = start !== null && end !== null;
  const newSequence = isAgreed ? sequence + 1 : sequence;
  const changes = { state: 'cancelled', ...times, sequence: newSequence, updated_at: now.toISOString() } as const;
  await updateHandover(transaction, order_id, changes);
  return isAgreed ? { event: 'cancelled', calendar: { start, end, sequence: newSequence } } : undefined;
}

async function createHandover(transaction: Database, order: LockedOrder, kind: HandoverKind, now: Date) {
  const handover = emptyHandover(order, kind, now);
  await insertHandover(transaction, handover);
  return handover;
}

const parseTimes = (json: string): string[] => JSON.parse(json);

const toQuery = ({ organization_id, kind, order_id }: StoredHandover) => ({
  organizationId: organization_id,
  kind,
  exceptOrderId: order_id,
});
