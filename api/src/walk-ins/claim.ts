import type { ClaimableGift } from '@kindcrate/contract/claim-links';
import { orderNumber } from '@kindcrate/contract/order-number';
import { isReceived } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { lockUser } from '../accounts/user-repository.ts';
import { coinsForOrder, earnCoins } from '../coins/ledger.ts';
import type { Environment } from '../config/environment.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { type OrderMessage, orderMessageKind } from '../orders/mail.ts';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { consumeClaimLink, findClaimable, findReceivingActor, setDonor } from './claim-link-repository.ts';

/** Returns the gift that a claim link is for. @throws Failure `link_invalid`. */
export async function lookUpClaim({ database, environment }: Services, code: string): Promise<ClaimableGift> {
  const order = await findClaimable(database, hashSecretCode(code), new Date());
  if (!order) throw linkInvalidFailure();
  return {
    number: orderNumber(order.id),
    itemsName: order.items_name,
    charity: { _id: order.organization_id, title: order.title },
    quantity: order.received_quantity ?? order.quantity,
    coins: coinsOf(environment, order),
    expiresAt: order.expires_at,
  };
}

/**
 * Makes a user the donor of the gift whose link they have, whatever their own email is, and adds its coins to their ledger.
 * @throws Failure `link_invalid`; `unauthorized` when the account was deleted a moment ago; `forbidden` for the person who took in the
 * gift: they decided how many coins it earns.
 */
export async function claimGift(
  services: Services,
  userId: string,
  code: string,
): Promise<{ _id: string; coins: number }> {
  const { environment } = services;
  const now = new Date();
  return transact(services, async (transaction, effects) => {
    const user = await lockUser(transaction, userId);
    if (!user || user.deleted_at !== null) throw new Failure('unauthorized.session_ended');
    const orderId = await consumeClaimLink(transaction, hashSecretCode(code), now);
    if (orderId === undefined) throw linkInvalidFailure();
    const actorId = await findReceivingActor(transaction, orderId);
    if (actorId === userId) throw new Failure('forbidden.own_walk_in');
    const order = await setDonor(transaction, orderId, userId);
    const coins = coinsOf(environment, order);
    if (isReceived(order.status)) {
      await earnCoins(transaction, { userId, orderId, actorId, amount: coins, now });
      if (coins > 0) effects.countCoins({ kind: 'given', coins });
      const quantity = order.received_quantity ?? order.quantity;
      const message: OrderMessage = { orderId, status: 'received', quantity, coins };
      await addMessage(transaction, orderMessageKind, message, now.toISOString());
      effects.wakeMail();
    }
    return { _id: orderId, coins };
  });
}

/** Goods that turned out to be unusable earn nothing. */
function coinsOf(
  environment: Environment,
  order: { status: OrderStatus; quantity: number; received_quantity: number | null },
): number {
  return isReceived(order.status) ? coinsForOrder(environment, order.received_quantity ?? order.quantity) : 0;
}

const linkInvalidFailure = () => new Failure('link_invalid.claim');
