import { Readable } from 'node:stream';
import {
  changeOrderStatusEndpoint,
  exportStaffOrdersEndpoint,
  getStaffOrderEndpoint,
  listStaffOrdersEndpoint,
} from '@kindcrate/contract/staff-orders';
import { addAuditEntry } from '../audit/repository.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, encodeCursor, pageSize } from '../paging/page.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { changeOrderStatus, orderNotFound } from './change-status.ts';
import { exportOrders } from './export-orders.ts';
import { findOrders } from './find-orders.ts';
import { listStaffOrders } from './repository.ts';

/** The desk's queue of orders. */
export function addStaffOrderRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listStaffOrdersEndpoint, async ({ query: { after, ...filter } }) => {
    const { ids, next } = await findOrders(database, filter, decodeCursor(after), pageSize);
    return { result: await listStaffOrders(database, ids), next: encodeCursor(next) };
  });

  route(getStaffOrderEndpoint, async ({ params }) => ({ data: await requireOrder(params.id) }));

  route(changeOrderStatusEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const { id } = request.params;
    await changeOrderStatus(services, id, { userId, role: 'staff' }, request.body);
    const data = await requireOrder(id);
    return { success: true, message: successText('changeOrderStatus', { status: request.body.status }), data };
  });

  route(
    exportStaffOrdersEndpoint,
    async (request, reply) => {
      const filter = request.query;
      const detail = Object.entries(filter)
        .flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
        .join(', ');
      // An export concerns many orders, so its audit entry names none.
      const entry = { action: 'exported', subject_kind: 'order', subject_id: '', detail } as const;
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
      return Readable.from(exportOrders(database, filter));
    },
    { hasSideEffects: true },
  );

  async function requireOrder(id: string) {
    const [order] = await listStaffOrders(database, [id]);
    if (!order) throw orderNotFound();
    return order;
  }
}
