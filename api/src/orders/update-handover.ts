import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { type LockedOrder, lockOrder } from '../database/order-lock.ts';
import { Failure } from '../failure.ts';
import { answerHandover, cancelHandover, type HandoverAnswer, offerTimes } from '../handovers/change-handover.ts';
import { addHandoverMessage } from '../handovers/messages.ts';
import type { HandoverNews } from '../handovers/news.ts';
import { reportDeparture } from '../handovers/report-departure.ts';
import { findHandover } from '../handovers/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { transact } from '../transact.ts';
import { orderNotFoundFailure } from './change-status.ts';

type StaffRequest = BodyOf<typeof updateStaffHandoverEndpoint>;

/** Applies a donor's answer to the handover of their own order. @throws Failure `not_found`, or what `answerHandover` throws. */
export async function answerOwnHandover(
  services: Services,
  { orderId, donorId }: { orderId: string; donorId: string },
  answer: HandoverAnswer,
): Promise<void> {
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const order = await lockOrder(transaction, orderId, { donorId });
    if (!order) throw orderNotFoundFailure();
    const news = await answerHandover(transaction, order, answer, now);
    if (news) await addHandoverMessage(transaction, effects, { orderId, ...news }, now);
  });
}

/**
 * Offers times for the handover of an accepted order, reports that someone is on their way to collect the goods, or cancels the
 * handover.
 * @throws Failure `not_found`; `conflict` when the order is not accepted, or the state of the handover does not allow the
 * action; or what `offerTimes` throws.
 */
export async function updateHandoverAsStaff(
  services: Services,
  { orderId, actorId, organizationId }: { orderId: string; actorId: string; organizationId: string | undefined },
  request: StaffRequest,
): Promise<void> {
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const order = await lockOrder(transaction, orderId, { organizationId });
    if (!order) throw orderNotFoundFailure();
    if (order.status !== 'accepted')
      throw new Failure('conflict.order_not_accepted', { values: { status: order.status } });
    const news = await applyRequest(transaction, order, request, now);
    const subject = { subject_kind: 'order', subject_id: orderId, actor_id: actorId } as const;
    const detail = auditDetail(`handover.${request.action}`);
    await addAuditEntry(transaction, { action: 'edited', ...subject, detail }, now);
    if (news) await addHandoverMessage(transaction, effects, { orderId, ...news }, now);
  });
}

async function applyRequest(
  transaction: Database,
  order: LockedOrder,
  { action, times, kind = 'drop-off' }: StaffRequest,
  now: Date,
): Promise<HandoverNews | undefined> {
  if (action === 'offer') {
    const news = await offerTimes(transaction, order, { chosen: times, kind, now });
    if (!news) throw new Failure('conflict.no_times');
    return news;
  }
  const handover = await findHandover(transaction, order.id);
  if (!handover) throw new Failure('not_found.handover');
  return action === 'leave' ? reportDeparture(transaction, handover, now) : cancelHandover(transaction, handover, now);
}
