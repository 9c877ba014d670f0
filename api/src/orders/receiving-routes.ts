import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { createKeyedQueue } from '../concurrency/limits.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { findStaffOrder } from './find-staff-order.ts';
import { receiveOrder } from './receive-order.ts';

/** Adds the route with which the desk receives parcels one after another. */
export function addReceivingRoutes(route: AddRoute, services: Services): void {
  // Far more requests than one person at the desk can have in progress.
  const queue = createKeyedQueue(100);

  route(receiveOrderEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const orderId = request.params.id;
    const organizationId = ownOrganization(request);
    const actor = { userId, role: 'staff', organizationId } as const;
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    await receiveOrder(services, queue, { orderId, actor, items: request.body.items }, key);
    const data = await findStaffOrder(services, orderId, { organizationId, userId });
    return { success: true, message: successText('changeOrderStatus', { status: data.status }), data };
  });
}
