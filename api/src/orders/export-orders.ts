import { setImmediate as nextTurn } from 'node:timers/promises';
import { toLocalTime, toOffsetTime } from '@kindcrate/contract/local-time';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { Outcome } from '@kindcrate/contract/outcomes';
import type { OrderFilter, StaffOrder } from '@kindcrate/contract/staff-orders';
import { commonTimeZone } from '../catalog/common-time-zone.ts';
import { listZones } from '../catalog/zone-repository.ts';
import { byteOrderMark, toCsvRow } from '../csv.ts';
import type { Cursor } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { findOrders } from './find-orders.ts';
import { listStaffOrders } from './repository.ts';

/** The number of orders in memory at a time. */
const batchSize = 250;

interface Row {
  order: StaffOrder;
  item: StaffOrder['items'][number];
  isFirst: boolean;
  /** The time zone in which days are written; see `commonTimeZone`. */
  timeZone: string;
}

/**
 * Values of the whole order are repeated in the row of each item, so that rows can be sorted and filtered. Coins are not
 * repeated, so that the sum of their column is correct.
 */
const columns: Record<string, (row: Row) => string | number> = {
  Number: ({ order }) => orderNumber(order._id),
  Date: ({ order, timeZone }) => dayOf(order.createdAt, timeZone),
  Status: ({ order }) => order.status,
  'Received Day': ({ order, timeZone }) => {
    const receipt = order.history.findLast(({ status }) => status === 'received');
    return receipt ? dayOf(receipt.at, timeZone) : '';
  },
  'Items Name': ({ item }) => item.name,
  Category: ({ item }) => item.category?.name ?? '',
  Condition: ({ item }) => item.condition ?? '',
  Quantity: ({ item }) => item.quantity,
  Received: ({ item }) => item.receivedQuantity ?? '',
  'Not Kept Because': ({ item }) => item.declinedReason ?? '',
  Need: ({ item }) => item.need?.words ?? '',
  Coins: ({ order, isFirst }) => (isFirst ? order.coins : ''),
  Charity: ({ order }) => order.charity.title,
  Location: ({ order }) => order.location,
  Phone: ({ order }) => toPhoneText(order.phone),
  Donor: ({ order }) => order.donor?.username ?? '',
  Email: ({ order }) => order.donor?.email ?? '',
  Reason: ({ order }) => order.history.at(-1)?.reason ?? '',
  'Handover Kind': ({ order }) => order.handover?.kind ?? '',
  'Handover State': ({ order }) => order.handover?.state ?? '',
  'Handover Time': ({ order: { handover } }) =>
    handover?.agreed ? toOffsetTime(new Date(handover.agreed.start), handover.timeZone) : '',
  Outcome: ({ order }) => order.outcome?.line ?? '',
  'Outcome Public': ({ order }) => (order.outcome ? publicText(order.outcome) : ''),
};

/** Spreadsheets recognize a day as a date, but not a time in ISO 8601. */
const dayOf = (time: string, timeZone: string) => toLocalTime(new Date(time), timeZone).day;

/** Groups the digits of a phone number, because a spreadsheet would read digits alone as a number, and drop its leading zeros. */
export function toPhoneText(phone: string): string {
  if (!/^\d{2,}$/.test(phone)) return phone;
  const end = Math.max(phone.length - 4, 1);
  const start = phone.length > 8 ? 4 : 0;
  return [phone.slice(0, start), phone.slice(start, end), phone.slice(end)].join(' ').trim();
}

/** An outcome is public only while both the organization and the donor consent. */
const publicText = ({ organizationConsents, donorConsents }: Outcome) =>
  organizationConsents && donorConsents ? 'yes' : 'no';

/**
 * Yields a CSV row for each item of all orders that match a filter, in batches, so that memory use does not grow with the number
 * of orders.
 * @param userId the person who exports the orders
 */
export async function* exportOrders(
  { database, photoAddresses }: Services,
  filter: OrderFilter,
  userId: string,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsvRow(Object.keys(columns));
  const timeZone = commonTimeZone(await listZones(database, undefined));
  let cursor: Cursor | undefined;
  do {
    const { ids, next } = await findOrders(database, filter, { after: cursor, size: batchSize, userId });
    const orders = await listStaffOrders(database, photoAddresses, ids);
    if (orders.length) yield orders.flatMap((order) => toRows(order, timeZone)).join('');
    cursor = next;
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole export.
    await nextTurn();
  } while (cursor);
}

function toRows(order: StaffOrder, timeZone: string): string[] {
  return order.items.map((item, index) =>
    toCsvRow(Object.values(columns).map((read) => read({ order, item, isFirst: index === 0, timeZone }))),
  );
}
