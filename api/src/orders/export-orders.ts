import { setImmediate as nextTurn } from 'node:timers/promises';
import { toOffsetTime } from '@kindcrate/contract/local-time';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { Outcome } from '@kindcrate/contract/outcomes';
import type { OrderFilter, StaffOrder } from '@kindcrate/contract/staff-orders';
import { byteOrderMark, toCsvRow } from '../csv.ts';
import type { Cursor } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { describeItem } from './describe-items.ts';
import { findOrders } from './find-orders.ts';
import { listStaffOrders } from './repository.ts';

/** The number of orders in memory at a time. */
const batchSize = 250;

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
  Donor: ({ donor }) => donor?.username ?? '',
  Email: ({ donor }) => donor?.email ?? '',
  Reason: ({ history }) => history.at(-1)?.reason ?? '',
  Need: ({ need }) => need?.words ?? '',
  'Handover Kind': ({ handover }) => handover?.kind ?? '',
  'Handover State': ({ handover }) => handover?.state ?? '',
  'Handover Time': ({ handover }) =>
    handover?.agreed ? toOffsetTime(new Date(handover.agreed.start), handover.timeZone) : '',
  Items: ({ items }) => items.map(describeItem).join(' | '),
  Outcome: ({ outcome }) => outcome?.line ?? '',
  'Outcome Public': ({ outcome }) => (outcome ? describePublicity(outcome) : ''),
};

/** It is public only while both consent. */
const describePublicity = ({ organizationConsents, donorConsents }: Outcome) =>
  organizationConsents && donorConsents ? 'yes' : 'no';

/** The rows of all orders that match a filter, in batches, so that memory use does not grow with their number. */
export async function* exportOrders(
  { database, photoAddresses }: Services,
  filter: OrderFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsvRow(Object.keys(columns));
  let cursor: Cursor | undefined;
  do {
    const { ids, next } = await findOrders(database, filter, cursor, batchSize);
    const orders = await listStaffOrders(database, photoAddresses, ids);
    if (orders.length) yield orders.map(toRow).join('');
    cursor = next;
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole export.
    await nextTurn();
  } while (cursor);
}

function toRow(order: StaffOrder): string {
  return toCsvRow(Object.values(columns).map((read) => read(order)));
}
