import type { Database } from '../database/open-database.ts';

/** Who is told about an order, and about what. */
export interface OrderAddressee {
  username: string;
  email: string;
  itemsName: string;
  charity: string;
  receiptCode: string | undefined;
}

/** The donor of an order, with what an e-mail says of the order. */
export async function findOrderAddressee(database: Database, orderId: string): Promise<OrderAddressee | undefined> {
  const row = await database
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .select(['users.username', 'users.email', 'orders.items_name as itemsName'])
    .select(['organizations.title as charity', 'receipts.code as receiptCode'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row && { ...row, receiptCode: row.receiptCode ?? undefined };
}
