import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import type { Services } from '../services.ts';
import { isReceivingOwnGoods, orderNotFoundFailure } from './change-status.ts';
import { listInternalDetails } from './internal-repository.ts';
import { listStaffOrders } from './repository.ts';

/** A person at the desk. */
interface Viewer {
  /** The only organization whose orders the person sees; undefined when the person sees those of every organization. */
  organizationId: string | undefined;
  userId: string;
}

/**
 * An order as the desk shows it to one person.
 * @throws Failure `not_found`
 */
export async function findStaffOrder(services: Services, id: string, viewer: Viewer): Promise<StaffOrder> {
  const [order] = await viewStaffOrders(services, [id], viewer);
  if (!order) throw orderNotFoundFailure();
  return order;
}

/** Orders as the desk shows them to one person, sorted like `ids`. Those that the person may not see are skipped. */
export async function viewStaffOrders(
  { database, photoAddresses }: Services,
  ids: string[],
  { organizationId, userId }: Viewer,
): Promise<StaffOrder[]> {
  const [orders, internals] = await Promise.all([
    listStaffOrders(database, photoAddresses, ids, organizationId),
    listInternalDetails(database, ids, organizationId),
  ]);
  return orders.map((order) => {
    const { actors, ...parts } = internals.get(order._id) ?? {};
    const history = order.history.map((step) => {
      const by = actors?.get(step.status);
      return by === undefined ? step : { ...step, by };
    });
    return withoutForbiddenTransitions({ ...order, ...parts, history }, userId);
  });
}

/** Leaves out the transition that only a colleague may make: staff cannot receive their own donation. */
function withoutForbiddenTransitions(order: StaffOrder, userId: string): StaffOrder {
  const actor = { userId, role: 'staff' } as const;
  return { ...order, next: order.next.filter((to) => !isReceivingOwnGoods(actor, order.donor?._id, to)) };
}
