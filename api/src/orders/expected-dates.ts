import { toLocalTime } from '@kindcrate/contract/local-time';
import { isOpen } from '@kindcrate/contract/order-transitions';
import type { ExpectedDates, Order } from '@kindcrate/contract/orders';
import type { OrganizationDurations } from '../figures/duration-repository.ts';

const hour = 60 * 60 * 1000;

type OrderToEstimate = Pick<Order, 'status' | 'createdAt' | 'history' | 'handover'>;

/**
 * Estimates the dates by which the next steps of an order will have happened; see decision 0029.
 * @returns undefined when no date can be estimated
 */
export function estimateDates(
  order: OrderToEstimate,
  durations: OrganizationDurations | undefined,
  now: Date,
): ExpectedDates | undefined {
  if (!durations) return undefined;
  const { toReceived, toCompleted, timeZone } = durations;
  const toLocalDate = (time: number) => toLocalTime(new Date(time), timeZone).day;
  const arrival = findArrival(order, toReceived);
  // A late order has no estimate: nobody knows when its goods will arrive.
  if (!arrival || (arrival.kind !== 'past' && toLocalDate(arrival.time) < toLocalDate(now.getTime()))) return undefined;
  const received = arrival.kind === 'estimated' ? toLocalDate(arrival.time) : undefined;
  const completion = toCompleted === undefined ? undefined : toLocalDate(arrival.time + toCompleted * hour);
  const completed = completion !== undefined && completion >= toLocalDate(now.getTime()) ? completion : undefined;
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

/** Adds the expected dates to orders. */
export function addExpectedDates(
  orders: readonly Order[],
  durationsByOrganization: ReadonlyMap<string, OrganizationDurations>,
  now: Date,
): Order[] {
  return orders.map((order) => {
    const expected = estimateDates(order, durationsByOrganization.get(order.charity._id), now);
    return expected ? { ...order, expected } : order;
  });
}
