import { cancelOrderEndpoint, placeOrderEndpoint } from '@kindcrate/contract/orders';
import { createKeyedQueue } from '../concurrency/keyed-queue.ts';
import { accountOf } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { moveOrder, orderNotFound } from './change-status.ts';
import { placeOrder, placeOrderOnce } from './place-order.ts';
import { findOrderOfUser } from './repository.ts';

export function addOrderRoutes(answer: AnswerCall, services: Services): void {
  const inTurn = createKeyedQueue();

  answer(placeOrderEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const order = key
      ? await placeOrderOnce(services, inTurn, userId, request.body, key)
      : await placeOrder(services, userId, request.body);
    services.mailBell.ring();
    reply.code(201);
    return { success: true, message: 'Your Donation was sent successfully!', data: order };
  });

  answer(cancelOrderEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const { id } = request.params;
    await showOwn(id, userId);
    await moveOrder(services, { orderId: id, to: 'cancelled', actorId: userId, mover: 'donor' });
    return { success: true, message: 'Your donation is cancelled', data: await showOwn(id, userId) };
  });

  /** Somebody else's order is as good as none. */
  async function showOwn(id: string, userId: string) {
    const order = await findOrderOfUser(services.database, id, userId);
    if (!order) throw orderNotFound();
    return order;
  }
}
