import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import type { Outcome } from '@kindcrate/contract/outcomes';
import type { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { isDeleted } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../database/order-lock.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { lockOutcome, updateDonorConsent } from '../outcomes/repository.ts';
import { listOutcomes } from '../outcomes/view-repository.ts';
import { countEvent } from '../rate-limits/event-limit.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { type Effects, transact } from '../transact.ts';
import { orderNotFoundFailure } from './change-status.ts';
import { type OutcomeMessage, outcomeMessageKind } from './outcome-mail.ts';
import { writeOutcome } from './write-outcome.ts';

/** Milliseconds in which a donor gets at most one email about an order's outcome. */
const mailWindow = 24 * 60 * 60 * 1000;

interface DeskRequest {
  orderId: string;
  actorId: string;
  organizationId: string | undefined;
}

/**
 * Sets the outcome of a completed order, or removes it. The donor gets an email when an outcome is added, but at most one a day.
 * @throws Failure `not_found`; `conflict` when the order is not completed or its donor has deleted their account; or what
 * `writeOutcome` throws.
 */
export async function updateOutcomeAsStaff(
  services: Services,
  { orderId, actorId, organizationId }: DeskRequest,
  { revision, ...draft }: BodyOf<typeof updateOutcomeEndpoint>,
): Promise<void> {
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const order = await lockOrder(transaction, orderId, { organizationId });
    if (!order) throw orderNotFoundFailure();
    const { status } = order;
    if (status !== 'completed') throw new Failure('conflict.outcome_not_completed', { values: { status } });
    if (order.donorId !== null && (await isDeleted(transaction, order.donorId)))
      throw new Failure('conflict.outcome_without_donor');
    const change = await writeOutcome(
      transaction,
      effects,
      order,
      { actorId, draft, revision, photoField: 'photo' },
      now,
    );
    if (!change) return;
    const subject = { subject_kind: 'order', subject_id: orderId, actor_id: actorId } as const;
    await addAuditEntry(transaction, { action: 'edited', ...subject, detail: auditDetail(`outcome.${change}`) }, now);
    if (change === 'added') await notifyOfOutcome(transaction, effects, orderId, now);
  });
}

/** Adding and removing an outcome repeatedly must not flood the donor with emails. */
async function notifyOfOutcome(transaction: Database, effects: Effects, orderId: string, now: Date): Promise<void> {
  const exhaustedWindow = await countEvent(transaction, `outcome email: ${orderId}`, {
    max: 1,
    window: mailWindow,
    now,
  });
  if (exhaustedWindow) return;
  await addMessage(transaction, outcomeMessageKind, { orderId } satisfies OutcomeMessage, now.toISOString());
  effects.wakeMail();
}

/**
 * Sets whether a donor consents to showing the outcome of their own order.
 * @throws Failure `not_found`; `conflict` when the donor consents to an outcome that has been edited since they saw it.
 */
export async function setOutcomeConsent(
  services: Services,
  { orderId, donorId }: { orderId: string; donorId: string },
  { donorConsents, revision }: BodyOf<typeof updateOutcomeConsentEndpoint>,
): Promise<Outcome> {
  await transact(services, async (transaction, effects) => {
    const order = await lockOrder(transaction, orderId, { donorId });
    const stored = order && (await lockOutcome(transaction, orderId));
    if (!stored) throw new Failure('not_found.outcome');
    if (stored.donor_consents === Number(donorConsents)) return;
    if (donorConsents && revision !== stored.revision) throw new Failure('conflict.outcome_edited');
    await updateDonorConsent(transaction, stored.id, donorConsents);
    if (stored.organization_consents) effects.invalidateCatalog();
  });
  const found = (await listOutcomes(services.database, services.photoAddresses, [orderId])).get(orderId);
  if (!found) throw new Failure('not_found.outcome');
  return found;
}
