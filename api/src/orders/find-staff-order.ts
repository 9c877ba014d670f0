import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import type { Services } from '../services.ts';
import { isReceivingOwnGoods, orderNotFoundFailure } from './change-status.ts';
import { listStaffOrders } from './repository.ts';

/**
 * An order as the desk shows it to one person.
 * @param viewer the only organization whose orders they see, if there is one, and their account
 * @throws Failure `not_found`
 */
export async function findStaffOrder(
  { database, photoAddresses }: Services,
  id: string,
  { organizationId, userId }: { organizationId: string | undefined; userId: string },
): Promise<StaffOrder> {
  const [order] = await listStaffOrders(database, photoAddresses, [id], organizationId);
  if (!order) throw orderNotFoundFailure();
  return withoutForbiddenSteps(order, userId);
}

/** Leaves out the step that only a colleague may take: staff cannot receive their own donation. */
export function withoutForbiddenSteps(order: StaffOrder, userId: string): StaffOrder {
  const actor = { userId, role: 'staff' } as const;
  return { ...order, next: order.next.filter((to) => !isReceivingOwnGoods(actor, order.donor?._id, to)) };
}
