import { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { getOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { cancelOrderEndpoint } from '@kindcrate/contract/orders';
import { createKeyedQueue } from '../concurrency/limits.ts';
import { createDurationReader } from '../figures/duration-cache.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { changeOrderStatus, orderNotFoundFailure } from './change-status.ts';
import { drawLabel } from './draw-label.ts';
import { estimateDates } from './expected-dates.ts';
import { placeOrder, placeOrderOnce } from './place-order.ts';
import { findOrderOfUser } from './repository.ts';
import { answerOwnHandover } from './update-handover.ts';

export function addOrderRoutes(route: AddRoute, services: Services): void {
  const queue = createKeyedQueue();
  const readDurations = createDurationReader(services);

  route(placeOrderEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const order = key
      ? await placeOrderOnce(services, queue, userId, request.body, key)
      : await placeOrder(services, userId, request.body);
    reply.code(201);
    return { success: true, message: successText('placeOrder'), data: order };
  });

  route(cancelOrderEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const { id } = request.params;
    await requireOwnOrder(id, userId);
    await changeOrderStatus(services, id, { userId, role: 'donor' }, { status: 'cancelled' });
    return { success: true, message: successText('cancelOrder'), data: await requireOwnOrder(id, userId) };
  });

  route(getOrderLabelEndpoint, async (request) => {
    const { userId } = accountOf(request);
    return { data: await drawLabel(services, request.params.id, { donorId: userId }) };
  });

  route(updateHandoverEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const { id } = request.params;
    await answerOwnHandover(services, { orderId: id, donorId: userId }, request.body);
    const message = successText(`handover.${request.body.action}`);
    return { success: true, message, data: await requireOwnOrder(id, userId) };
  });

  async function requireOwnOrder(id: string, userId: string) {
    const order = await findOrderOfUser(services.database, services.photoAddresses, id, userId);
    if (!order) throw orderNotFoundFailure();
    return { ...order, expected: estimateDates(order, (await readDurations()).get(order.charity._id), new Date()) };
  }
}
