import type { BodyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { assignOrderEndpoint } from '@kindcrate/contract/staff-order-assignment';
import { lockUser } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { canBeAssigned, updateAssignee } from './assignment-repository.ts';
import { orderNotFoundFailure } from './change-status.ts';
import { lockOrderForDesk } from './note-repository.ts';

interface Assignment {
  orderId: string;
  actorId: string;
  /** The only organization whose orders the actor may see. */
  organizationId: string | undefined;
}

/**
 * Assigns an order to a person at the desk or to nobody. A repeated request changes nothing.
 * @throws Failure `not_found`; `invalid_fields` for a person to whom the order cannot be assigned; `conflict` when it is
 * assigned to someone other than the client expected.
 */
export async function assignOrder(
  { database }: Services,
  { orderId, actorId, organizationId }: Assignment,
  { assignee, expected }: BodyOf<typeof assignOrderEndpoint>,
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // The person is locked, so that they cannot lose their role in the meantime. Deleting an account also locks the person
    // before the order.
    const person = assignee ? await lockUser(transaction, assignee) : undefined;
    const order = await lockOrderForDesk(transaction, orderId, organizationId);
    if (!order) throw orderNotFoundFailure();
    const current = order.assignee_id ?? '';
    if (current === assignee) return;
    if (expected !== undefined && expected !== current) throw new Failure('conflict.order_assigned');
    const isAssignable = person && canBeAssigned(person, order.organization_id, organizationId !== undefined);
    if (assignee && !isAssignable) throw invalidFields({ assignee: messages.assignee });
    await updateAssignee(transaction, orderId, assignee || null);
    // The name is left out, because the audit entry outlives the person's account.
    const detail = auditDetail(
      assignee === actorId ? 'assigned.self' : assignee ? 'assigned.other' : 'assigned.nobody',
    );
    const entry = {
      actor_id: actorId,
      action: 'assigned',
      subject_kind: 'order',
      subject_id: orderId,
      detail,
    } as const;
    await addAuditEntry(transaction, entry, now);
  });
}
