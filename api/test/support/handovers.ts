import { emptyHandover, insertHandover } from '../../src/handovers/repository.ts';
import type { TestApp } from './test-app.ts';

/** Adds a drop-off to an order, without any times. */
export async function addHandoverTo({ data: { database } }: TestApp, orderId: string): Promise<void> {
  const { organization_id: organizationId } = await database
    .selectFrom('orders')
    .select('organization_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await insertHandover(database, emptyHandover({ id: orderId, organizationId }, 'drop-off', new Date()));
}
