import { placeOrder as placeOrderCall } from '@kindcrate/contract/orders';
import { createKeyedQueue } from '../concurrency/keyed-queue.ts';
import { readIdempotencyKey } from '../orders/idempotency-key.ts';
import { placeOrder, placeOrderOnce } from '../orders/place-order.ts';
import { accountOf } from '../plugins/authentication.ts';
import type { AnswerCall } from '../plugins/calls.ts';
import type { Services } from '../services.ts';

export function addOrderRoutes(answer: AnswerCall, services: Services): void {
  const inTurn = createKeyedQueue();

  answer(placeOrderCall, async (request, reply) => {
    const { userId } = accountOf(request);
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const order = key
      ? await placeOrderOnce(services, inTurn, userId, request.body, key)
      : await placeOrder(services, userId, request.body);
    reply.code(201);
    return { success: true, message: 'Your Donation was sent successfully!', data: order };
  });
}
