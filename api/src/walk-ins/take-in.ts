import { messages } from '@kindcrate/contract/messages';
import { statusesUntilReceived } from '@kindcrate/contract/order-transitions';
import { findUserByEmail, lockUser } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { findOrganization } from '../catalog/organization-repository.ts';
import { coinsForOrder, earnCoins } from '../coins/ledger.ts';
import type { KeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { addStatusChange } from '../orders/history-repository.ts';
import { insertOrder } from '../orders/insertion-repository.ts';
import { insertItems, type NewItem, receiveItems } from '../orders/item-repository.ts';
import { type OrderMessage, orderMessageKind } from '../orders/mail.ts';
import { prepareItems } from '../orders/new-items.ts';
import { storePlaceholder } from '../orders/remove-photos.ts';
import { type KeyedRequest, storeKey, storeOnce } from '../orders/store-once.ts';
import { addReceipt } from '../receipts/repository.ts';
import { createSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { type Effects, transact } from '../transact.ts';
import { claimLinkLifetime, insertClaimLink } from './claim-link-repository.ts';
import { fingerprintOf, type Gift, toOrderRow } from './gift.ts';
import { countWalkIn } from './limits.ts';
import { type ClaimLinkMessage, claimLinkMessageKind } from './mail.ts';

/** Who takes in a gift. */
export interface Actor {
  userId: string;
  /** Whether the person may find out which emails have an account: staff may, and volunteers may not. */
  canSeeAccounts: boolean;
}

interface WalkIn {
  actor: Actor;
  gift: Gift;
  keyedRequest: KeyedRequest | undefined;
}

/**
 * Takes in a gift that arrived unannounced: its order is placed and received in one transaction. Without a key, every call takes in
 * another gift.
 * @returns the id of the order
 * @throws Failure `invalid_fields`; `too_many_requests`; `forbidden` when staff enter their own email;
 * `idempotency_key_reused` when the key was used for a different request before.
 */
export function takeIn(
  services: Services,
  queue: KeyedQueue,
  { actor, gift, key }: { actor: Actor; gift: Gift; key: string | undefined },
): Promise<string> {
  if (key === undefined) return storeWalkIn(services, { actor, gift, keyedRequest: undefined });
  const keyedRequest = { userId: actor.userId, key, fingerprint: fingerprintOf(gift) };
  return storeOnce(services.database, queue, keyedRequest, () => storeWalkIn(services, { actor, gift, keyedRequest }));
}

async function storeWalkIn(services: Services, walkIn: WalkIn): Promise<string> {
  const { database } = services;
  const { actor, gift, keyedRequest } = walkIn;
  const organization = await findOrganization(database, gift.organization);
  if (!organization) throw invalidFields({ organization: messages.unknownCharity });
  const now = new Date();
  await countWalkIn(database, actor.userId, gift.email, now);
  await storePlaceholder(services);
  return transact(services, async (transaction, effects) => {
    const donorId = await findDonor(transaction, walkIn);
    const content = { userId: actor.userId, charity: gift.organization, items: gift.items, imageId: undefined };
    const items = await prepareItems(transaction, content, now);
    const order = toOrderRow(gift, items, donorId, now);
    await insertReceivedOrder(transaction, effects, { order, items, actorId: actor.userId }, now);
    if (keyedRequest) await storeKey(transaction, keyedRequest, order);
    const coins = donorId === null ? 0 : coinsForOrder(services.environment, order.quantity);
    if (donorId !== null)
      await rewardDonor(transaction, effects, { order, donorId, coins, actorId: actor.userId }, now);
    else if (gift.email !== undefined) await offerClaim(transaction, effects, order.id, gift.email, now);
    await addAuditEntry(transaction, { ...describe(order, coins), actor_id: actor.userId }, now);
    return order.id;
  });
}

/**
 * Finds the account that becomes the gift's donor immediately. A gift that a volunteer takes in belongs to nobody yet, even if an
 * account has the email: otherwise the desk would show the volunteer whose email it is.
 */
async function findDonor(transaction: Database, { actor, gift }: WalkIn): Promise<string | null> {
  if (!actor.canSeeAccounts || gift.email === undefined) return null;
  const found = await findUserByEmail(transaction, gift.email);
  if (found?.id === actor.userId) throw new Failure('forbidden.own_walk_in');
  // Locks the account, so that it is not deleted at the same time.
  const donor = found && (await lockUser(transaction, found.id));
  return donor && donor.deleted_at === null ? donor.id : null;
}

interface ReceivedOrder {
  order: OrderRow;
  items: readonly NewItem[];
  actorId: string;
}

/** Writes an order with its items, its history and its receipt. The items count toward their needs. */
async function insertReceivedOrder(
  transaction: Database,
  effects: Effects,
  { order, items, actorId }: ReceivedOrder,
  now: Date,
): Promise<void> {
  const { id: orderId } = order;
  const names = items.map(({ name }) => name);
  await insertOrder(transaction, order, names);
  await insertItems(transaction, orderId, items);
  const arrived = items.map(({ id, quantity }) => ({ _id: id, receivedQuantity: quantity }));
  await receiveItems(transaction, arrived, now);
  if (items.some(({ need_id }) => need_id !== null)) effects.invalidateCatalog();
  for (const status of statusesUntilReceived) await addStatusChange(transaction, { orderId, status, actorId, now });
  await addReceipt(transaction, { orderId, code: createSecretCode(), now });
}

interface Reward {
  order: OrderRow;
  donorId: string;
  actorId: string;
  coins: number;
}

async function rewardDonor(
  transaction: Database,
  effects: Effects,
  { order: { id: orderId, quantity, created_at }, donorId, actorId, coins }: Reward,
  now: Date,
): Promise<void> {
  await earnCoins(transaction, { userId: donorId, orderId, actorId, amount: coins, now });
  if (coins > 0) effects.countCoins({ kind: 'given', coins });
  const message: OrderMessage = { orderId, status: 'received', quantity, coins };
  await addMessage(transaction, orderMessageKind, message, created_at);
  effects.wakeMail();
}

async function offerClaim(
  transaction: Database,
  effects: Effects,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + claimLinkLifetime);
  await insertClaimLink(transaction, { orderId, email, expiresAt });
  await addMessage(transaction, claimLinkMessageKind, { orderId } satisfies ClaimLinkMessage, now.toISOString());
  effects.wakeMail();
}

/** Describes the gift for the audit log, without the email, because entries of the log cannot be deleted. */
function describe({ id, quantity }: OrderRow, coins: number) {
  const parts = [auditDetail('pieces', { pieces: quantity }), ...(coins ? [auditDetail('coins', { coins })] : [])];
  const detail = `${auditDetail('walkIn')}: ${parts.join(', ')}`;
  return { action: 'created', subject_kind: 'order', subject_id: id, detail } as const;
}
