import { orderNumber } from '@kindcrate/contract/order-number';
import type { OrderFilter, StaffOrder } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/open-database.ts';
import type { Place } from '../paging/cursor.ts';
import { toCsvRow } from './csv.ts';
import { findOrders } from './find-orders.ts';
import { findStaffOrders } from './repository.ts';

/** Orders in memory at a time. */
const batch = 250;

const columns: Record<string, (order: StaffOrder) => string | number> = {
  Number: ({ _id }) => orderNumber(_id),
  Date: ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  'Items Name': ({ itemsName }) => itemsName,
  Quantity: ({ quantity }) => quantity,
  Received: ({ receivedQuantity }) => receivedQuantity ?? '',
  Coins: ({ coins }) => coins,
  Charity: ({ charity }) => charity.title,
  Location: ({ location }) => location,
  Phone: ({ phone }) => phone,
  Donor: ({ donor }) => donor.username,
  Email: ({ donor }) => donor.email,
  Reason: ({ history }) => history.at(-1)?.reason ?? '',
};

/** Without it, spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\ufeff';

/** The rows of all orders that fit, a batch at a time, however many there are. */
export async function* exportOrders(database: Database, filter: OrderFilter): AsyncGenerator<string> {
  yield byteOrderMark + toCsvRow(Object.keys(columns));
  let place: Place | undefined;
  do {
    const { ids, next } = await findOrders(database, filter, place, batch);
    const orders = await findStaffOrders(database, ids);
    if (orders.length) yield orders.map(toRow).join('');
    place = next;
  } while (place);
}

function toRow(order: StaffOrder): string {
  return toCsvRow(Object.values(columns).map((read) => read(order)));
}
