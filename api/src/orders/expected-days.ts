import { toLocalTime } from '@kindcrate/contract/local-time';
import { isOpen } from '@kindcrate/contract/order-transitions';
import type { ExpectedDays, Order } from '@kindcrate/contract/orders';
import type { OrganizationDurations } from '../figures/duration-repository.ts';

const hour = 60 * 60 * 1000;

type OrderToEstimate = Pick<Order, 'status' | 'createdAt' | 'history' | 'handover'>;

/**
 * Estimates by which days the next steps of an order will have happened; see decision 0029.
 * @returns undefined when no day can be estimated
 */
export function estimateDays(
  order: OrderToEstimate,
  durations: OrganizationDurations | undefined,
  now: Date,
): ExpectedDays | undefined {
  if (!durations) return undefined;
  const { toReceived, toCompleted, timeZone } = durations;
  const toDay = (time: number) => toLocalTime(new Date(time), timeZone).day;
  const arrival = findArrival(order, toReceived);
  // A late order has no estimate: nobody knows when its goods will arrive.
  if (!arrival || (arrival.kind !== 'past' && toDay(arrival.time) < toDay(now.getTime()))) return undefined;
  const received = arrival.kind === 'estimated' ? toDay(arrival.time) : undefined;
  const completion = toCompleted === undefined ? undefined : toDay(arrival.time + toCompleted * hour);
  const completed = completion !== undefined && completion >= toDay(now.getTime()) ? completion : undefined;
  if (received === undefined && completed === undefined) return undefined;
  return { ...(received !== undefined && { received }), ...(completed !== undefined && { completed }) };
}

/** When the goods arrived, or will arrive. @returns undefined when that cannot be known, and for an order that has ended */
function findArrival(
  { status, createdAt, history, handover }: OrderToEstimate,
  toReceived: number | undefined,
): { kind: 'past' | 'agreed' | 'estimated'; time: number } | undefined {
  if (status === 'received') {
    const at = history.findLast((change) => change.status === 'received')?.at;
    return at === undefined ? undefined : { kind: 'past', time: Date.parse(at) };
  }
  if (!isOpen(status)) return undefined;
  if (handover?.agreed) return { kind: 'agreed', time: Date.parse(handover.agreed.start) };
  return toReceived === undefined ? undefined : { kind: 'estimated', time: Date.parse(createdAt) + toReceived * hour };
}

/** Adds the expected days to orders. */
export function addExpectedDays(
  orders: readonly Order[],
  durationsByOrganization: ReadonlyMap<string, OrganizationDurations>,
  now: Date,
): Order[] {
  return orders.map((order) => {
    const expected = estimateDays(order, durationsByOrganization.get(order.charity._id), now);
    return expected ? { ...order, expected } : order;
  });
}
