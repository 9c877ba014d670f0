import { Readable } from 'node:stream';
import { getStaffOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import {
  changeOrderStatusEndpoint,
  exportStaffOrdersEndpoint,
  getStaffOrderEndpoint,
  listStaffOrdersEndpoint,
  type OrderFilter,
} from '@kindcrate/contract/staff-orders';
import type { FastifyRequest } from 'fastify';
import { addAuditEntry } from '../audit/repository.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization, requirePermittedOrganization } from '../http/own-organization.ts';
import { decodeCursor, encodeCursor, pageSize } from '../paging/page.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail, successText } from '../texts/texts.ts';
import { changeOrderStatus } from './change-status.ts';
import { drawLabel } from './draw-label.ts';
import { exportOrders } from './export-orders.ts';
import { findOrders } from './find-orders.ts';
import { findStaffOrder, viewStaffOrders } from './find-staff-order.ts';
import { updateHandoverAsStaff } from './update-handover.ts';

/** Adds the routes for the desk's queue of orders. */
export function addStaffOrderRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listStaffOrdersEndpoint, async (request) => {
    const { after, ...filter } = request.query;
    const organization = requirePermittedOrganization(request, filter.organization);
    const { userId } = accountOf(request);
    const { ids, next } = await findOrders(
      database,
      { ...filter, organization },
      { after: decodeCursor(after), size: pageSize, userId, isLimited: ownOrganization(request) !== undefined },
    );
    const result = await viewStaffOrders(services, ids, { organizationId: ownOrganization(request), userId });
    return { result, next: encodeCursor(next) };
  });

  route(getStaffOrderEndpoint, async (request) => ({ data: await requireOrder(request.params.id, request) }));

  route(getStaffOrderLabelEndpoint, async (request) => {
    const viewer = { organizationId: ownOrganization(request) };
    return { data: await drawLabel(services, request.params.id, viewer) };
  });

  route(changeOrderStatusEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const { id } = request.params;
    const actor = { userId, role: 'staff', organizationId: ownOrganization(request) } as const;
    await changeOrderStatus(services, id, actor, request.body);
    const data = await requireOrder(id, request);
    return { success: true, message: successText('changeOrderStatus', { status: request.body.status }), data };
  });

  route(updateStaffHandoverEndpoint, async (request) => {
    const { id } = request.params;
    const { userId: actorId } = accountOf(request);
    await updateHandoverAsStaff(
      services,
      { orderId: id, actorId, organizationId: ownOrganization(request) },
      request.body,
    );
    const message = successText(`updateHandover.${request.body.action}`);
    return { success: true, message, data: await requireOrder(id, request) };
  });

  route(
    exportStaffOrdersEndpoint,
    async (request, reply) => {
      const filter = request.query;
      // An export covers many orders, so its audit entry does not refer to a single one.
      const entry = {
        action: 'exported',
        subject_kind: 'order',
        subject_id: '',
        detail: describeFilter(filter),
      } as const;
      const { userId } = accountOf(request);
      const now = new Date();
      await database.transaction().execute(async (transaction) => {
        await addAuditEntry(transaction, { ...entry, actor_id: userId }, now);
        await addSecurityEvent(transaction, { kind: 'orders exported', accountId: userId }, now);
      });
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${now.toISOString().slice(0, 10)}.csv"`,
      });
      return Readable.from(exportOrders(services, filter, userId));
    },
    { hasSideEffects: true },
  );

  const requireOrder = (id: string, request: FastifyRequest) =>
    findStaffOrder(services, id, { organizationId: ownOrganization(request), userId: accountOf(request).userId });
}

/**
 * Describes a filter for the audit log. The search text is left out, because it may be the name of a person whose account the
 * audit entry outlives.
 */
function describeFilter({ q, ...filter }: OrderFilter): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  return [...parts, ...(q ? [auditDetail('search')] : [])].join(', ');
}
