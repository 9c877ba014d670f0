import { setImmediate as nextTurn } from 'node:timers/promises';
import { messages } from '@kindcrate/contract/messages';
import { isOpen } from '@kindcrate/contract/order-transitions';
import type { OpenOrdersChoice } from '@kindcrate/contract/personal-data';
import { unassignAll } from '../accounts/assignment-repository.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { type AccountDeletedMessage, accountDeletedMessageKind } from '../accounts/mail.ts';
import { emailKey } from '../accounts/user-repository.ts';
import { addAuditEntry, redactAuditEntries } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import type { OrderRow, UserRow } from '../database/schema.ts';
import { invalidFields } from '../failure.ts';
import { deleteFollower } from '../follows/repository.ts';
import { deleteImage } from '../images/repository.ts';
import { eraseInvitationsOf } from '../invitations/repository.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { deleteMessagesFrom } from '../messages/repository.ts';
import { eraseOrders } from '../orders/erase-orders.ts';
import { deleteIdempotencyKeys, lockOrdersOfUser } from '../orders/erasure-repository.ts';
import { addStatusChange } from '../orders/history-repository.ts';
import { storePlaceholder } from '../orders/remove-photos.ts';
import { updateOrderStatus } from '../orders/status-repository.ts';
import { removeAllWaitingPhotos } from '../orders/waiting-photos.ts';
import { anonymizePayments } from '../payments/list-repository.ts';
import { deleteNotes } from '../people/note-repository.ts';
import { deleteUnusedCodes } from '../redemptions/code-repository.ts';
import { refusePendingOfDonor } from '../redemptions/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { deleteThreadsOfOrders } from '../threads/repository.ts';
import { transact } from '../transact.ts';
import { eraseEmail } from '../walk-ins/erase-email.ts';
import { type Deleter, lockForDeletion } from './lock-account.ts';
import { removeUnsentEmails } from './remove-unsent-emails.ts';

interface Deletion {
  userId: string;
  deleter: Deleter;
  /** Required when there are open orders. */
  openOrders: OpenOrdersChoice | undefined;
}

/**
 * Deletes an account: everything about the person is removed, in one transaction. The row of the account stays as a pseudonym, so
 * that the ledger, the orders and the audit log still add up; its coins stay in the ledger, where nobody can spend them. Open
 * orders that the desk will finish keep the data that the desk needs until they are no longer open (`orders/change-status.ts`).
 * @throws what `lockForDeletion` throws; Failure `invalid_fields` when there are open orders and nothing was chosen for them.
 */
export async function deleteAccount(services: Services, { userId, deleter, openOrders }: Deletion): Promise<void> {
  await storePlaceholder(services);
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const user = await lockForDeletion(transaction, userId, deleter);
    const orders = await lockOrdersOfUser(transaction, userId);
    const open = orders.filter(({ status }) => isOpen(status));
    if (open.length && openOrders === undefined) throw invalidFields({ openOrders: messages.openOrders });
    const kept = openOrders === 'finish' ? open : [];
    if (openOrders === 'cancel') await cancelOrders(transaction, open, userId, now);
    const ended = orders.filter((order) => !kept.includes(order));
    await eraseOrders(transaction, effects, toIds(ended), now);
    await removeAllWaitingPhotos(transaction, effects, userId);
    await eraseActivity(transaction, user, toIds(orders), now);
    await reportDeletion(transaction, { user, deleter, openOrders: kept.length }, now);
    await unassignAll(transaction, user.id);
    await eraseAccount(transaction, user, now);
    const photoName = user.photo_id && (await deleteImage(transaction, user.photo_id));
    if (photoName) effects.removeImages([photoName]);
    if (user.email_confirmed_at) effects.wakeMail();
  });
}

type OrderStatusRow = Pick<OrderRow, 'id' | 'status'>;

const toIds = (orders: readonly OrderStatusRow[]) => orders.map(({ id }) => id);

/** The history names the donor as the actor, even when staff delete the account, because the choice is the donor's. */
async function cancelOrders(
  transaction: Database,
  orders: readonly OrderStatusRow[],
  userId: string,
  now: Date,
): Promise<void> {
  for (const { id: orderId, status: from } of orders) {
    await updateOrderStatus(transaction, { orderId, from, to: 'cancelled', now });
    await addStatusChange(transaction, { orderId, status: 'cancelled', actorId: userId, now });
    // Lets other requests run in between.
    await nextTurn();
  }
}

/** Removes the records of what the person did and what others wrote about them, except their orders. */
async function eraseActivity(transaction: Database, user: UserRow, orderIds: string[], now: Date): Promise<void> {
  const userId = user.id;
  const email = user.email_confirmed_at ? emailKey(user.email) : undefined;
  await deleteIdempotencyKeys(transaction, userId);
  await refusePendingOfDonor(transaction, userId, now);
  await deleteUnusedCodes(transaction, userId);
  await deleteFollower(transaction, userId);
  await anonymizePayments(transaction, userId);
  await deleteThreadsOfOrders(transaction, orderIds);
  await deleteNotes(transaction, userId);
  // Anyone can register any address, so an unconfirmed one does not prove whose messages these are.
  if (email !== undefined) {
    await deleteMessagesFrom(transaction, email);
    await eraseEmail(transaction, email);
  }
  await eraseInvitationsOf(transaction, { userId, emailKey: email }, now);
  await removeUnsentEmails(transaction, { userId, email, orderIds });
  // The details of these audit entries include the reasons for blocking the person.
  await redactAuditEntries(transaction, { subjectKind: 'donor', subjectIds: [userId], shorten: () => '', now });
}

interface Report {
  user: UserRow;
  deleter: Deleter;
  /** How many open orders the desk will finish. */
  openOrders: number;
}

/** Records the deletion without personal data, and notifies the person. */
async function reportDeletion(transaction: Database, { user, deleter, openOrders }: Report, now: Date): Promise<void> {
  const { id, email } = user;
  await addSecurityEvent(transaction, { kind: 'account deleted', accountId: id }, now);
  if ('staffId' in deleter) {
    const entry = {
      actor_id: deleter.staffId,
      action: 'deleted account',
      subject_kind: 'donor',
      subject_id: id,
    } as const;
    await addAuditEntry(transaction, entry, now);
  }
  if (!user.email_confirmed_at) return;
  const message: AccountDeletedMessage = { email, openOrders };
  await addMessage(transaction, accountDeletedMessageKind, message, now.toISOString());
}
