import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { viewStaffOrders } from './find-staff-order.ts';
import { moveOrders } from './move-orders.ts';

/** Adds the route with which the desk moves several orders at once. */
export function addOrderMoveRoutes(route: AddRoute, services: Services): void {
  route(moveOrdersEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const organizationId = ownOrganization(request);
    const { status, orders } = request.body;
    const moves = await moveOrders(services, { userId, role: 'staff', organizationId }, request.body);
    const ids = orders.map(({ _id }) => _id);
    const result = await viewStaffOrders(services, ids, { organizationId, userId });
    const moved = moves.filter(({ isMoved }) => isMoved).length;
    const notMoved = moves.length - moved;
    const message = notMoved
      ? successText('moveOrders.some', { moved, notMoved, status })
      : successText('moveOrders.all', { count: moved, status });
    return { success: true, message, moves, result };
  });
}
