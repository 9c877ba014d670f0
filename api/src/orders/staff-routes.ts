import { Readable } from 'node:stream';
import {
  changeOrderStatusEndpoint,
  exportStaffOrdersEndpoint,
  getStaffOrderEndpoint,
  listStaffOrdersEndpoint,
} from '@kindcrate/contract/staff-orders';
import { addAct } from '../audit/repository.ts';
import { accountOf } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { readPlace, writePlace } from '../paging/cursor.ts';
import { pageSize } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { moveOrder, orderNotFound } from './change-status.ts';
import { exportOrders } from './export-orders.ts';
import { findOrders } from './find-orders.ts';
import { findStaffOrders } from './repository.ts';

/** The queue of the staff. */
export function addStaffOrderRoutes(answer: AnswerCall, services: Services): void {
  const { database } = services;

  answer(listStaffOrdersEndpoint, async ({ query: { after, ...filter } }) => {
    const { ids, next } = await findOrders(database, filter, readPlace(after), pageSize);
    return { result: await findStaffOrders(database, ids), next: writePlace(next) };
  });

  answer(getStaffOrderEndpoint, async ({ params }) => ({ data: await show(params.id) }));

  answer(changeOrderStatusEndpoint, async (request) => {
    const { id: orderId } = request.params;
    const { status: to, ...details } = request.body;
    await moveOrder(services, { orderId, to, actorId: accountOf(request).userId, mover: 'staff', ...details });
    return { success: true, message: `The order is ${to} now`, data: await show(orderId) };
  });

  answer(
    exportStaffOrdersEndpoint,
    async (request, reply) => {
      const filter = request.query;
      const detail = Object.entries(filter)
        .flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
        .join(', ');
      const act = { action: 'exported', subject_kind: 'order', subject_id: '', detail } as const;
      await addAct(database, { ...act, actor_id: accountOf(request).userId }, new Date());
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${new Date().toISOString().slice(0, 10)}.csv"`,
      });
      return Readable.from(exportOrders(database, filter));
    },
    { isWriting: true },
  );

  async function show(id: string) {
    const [order] = await findStaffOrders(database, [id]);
    if (!order) throw orderNotFound();
    return order;
  }
}
