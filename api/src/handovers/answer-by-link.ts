import type { LinkedHandover } from '@kindcrate/contract/handover-links';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../database/order-lock.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { answerHandover, type HandoverAnswer } from './change-handover.ts';
import { isLinkCodeGenuine, readLinkCode } from './link-code.ts';
import { findLinkedOrder, findLinkOwner } from './link-repository.ts';
import { addHandoverMessage } from './messages.ts';

/** Finds what the page of a link shows about its order. @throws Failure `link_invalid`. */
export async function lookUpLink(services: Services, code: string): Promise<LinkedHandover> {
  return requireLinkedOrder(services.database, await requireLinkedOrderId(services, code));
}

/**
 * Applies the answer that a donor sent with a link. The code keeps working until it expires.
 * @throws Failure `link_invalid`, or what `answerHandover` throws.
 */
export async function answerByLink(
  services: Services,
  { code, ...answer }: HandoverAnswer & { code: string },
): Promise<LinkedHandover> {
  const orderId = await requireLinkedOrderId(services, code);
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) throw invalidLinkFailure();
    const news = await answerHandover(transaction, order, answer, now);
    if (news) await addHandoverMessage(transaction, effects, { orderId, ...news }, now);
  });
  return requireLinkedOrder(services.database, orderId);
}

/** @returns the id of the order. */
async function requireLinkedOrderId({ database, tokenSecret }: Services, code: string): Promise<string> {
  const unchecked = readLinkCode(code);
  if (!unchecked || unchecked.expiresAt <= Date.now()) throw invalidLinkFailure();
  const owner = await findLinkOwner(database, unchecked.orderId);
  if (!owner || !isLinkCodeGenuine(tokenSecret, unchecked, owner.email)) throw invalidLinkFailure();
  return unchecked.orderId;
}

async function requireLinkedOrder(database: Database, orderId: string): Promise<LinkedHandover> {
  const order = await findLinkedOrder(database, orderId);
  if (!order) throw invalidLinkFailure();
  return order;
}

const invalidLinkFailure = () => new Failure('link_invalid.handover');
