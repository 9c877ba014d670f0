import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, toInstant, toLocalTime } from '@kindcrate/contract/local-time';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { sampleAccountIds } from '../database/sample-accounts.ts';
import type { OrderRows } from './order-repository.ts';
import { type SampleItem, type SampleOrder, type SampleTime, sampleAddress } from './sample-data/orders.ts';

interface Context {
  now: Date;
  /** The time zone of the order's organization. */
  timeZone: string;
  /** The id of the image that is the photo of the first item. */
  imageId: string;
  /** The coins that a number of pieces earns. */
  coinsFor: (pieces: number) => number;
}

const hour = 60 * 60 * 1000;
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hour).toISOString();
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const receivedOf = ({ quantity, received = quantity }: SampleItem) => received;
const summarize = ([first, second]: readonly SampleItem[]) =>
  second ? `${first?.name} and ${second.name}` : (first?.name ?? '');

/** The rows of an order as they would have been stored if people had placed, accepted and received it. */
export function orderRows(sample: SampleOrder, context: Context): OrderRows {
  const { now, imageId } = context;
  const id = randomUUID();
  const at = (status: OrderStatus) => {
    const change = sample.history.find(([reached]) => reached === status);
    return change && hoursBefore(now, change[1]);
  };
  const receivedAt = at('received') ?? null;
  return {
    order: { ...orderRow(sample, { id, imageId, receivedAt }), created_at: at('submitted') ?? now.toISOString() },
    items: itemRows(sample, id, receivedAt),
    imageId,
    events: sample.history.map(([status, hoursAgo]) => ({
      id: randomUUID(),
      order_id: id,
      status,
      actor_id: status === 'submitted' ? sampleAccountIds.donor : sampleAccountIds.volunteer,
      reason: null,
      created_at: hoursBefore(now, hoursAgo),
    })),
    ...(sample.handover && { handover: handoverRow(sample, sample.handover, id, context) }),
    ...(receivedAt !== null && receiptRows(sample, id, receivedAt, context)),
    ...(sample.outcome && { outcome: outcomeRow(sample, id, at('completed') ?? now.toISOString()) }),
  };
}

function orderRow(
  { organization, items, history }: SampleOrder,
  { id, imageId, receivedAt }: { id: string; imageId: string; receivedAt: string | null },
): Omit<OrderRows['order'], 'created_at'> {
  const { street, number, city, postalCode } = sampleAddress;
  const location = `${number} ${street}, ${city} ${postalCode}`;
  const phone = '00000000000';
  const [status = 'submitted'] = history.at(-1) ?? [];
  return {
    id,
    user_id: sampleAccountIds.donor,
    organization_id: organization,
    items_name: summarize(items),
    location,
    quantity: sum(items.map(({ quantity }) => quantity)),
    phone,
    status,
    picture_id: imageId,
    received_quantity: receivedAt === null ? null : sum(items.map(receivedOf)),
    received_at: receivedAt,
    need_id: needId(organization, items[0]),
  };
}

const needId = (organization: string, { need }: SampleItem) =>
  need === undefined ? null : `${organization}-need-${need}`;

function itemRows(
  { organization, items }: SampleOrder,
  orderId: string,
  receivedAt: string | null,
): OrderRows['items'] {
  return items.map((item, position) => ({
    id: randomUUID(),
    order_id: orderId,
    position,
    name: item.name,
    category_id: item.category,
    quantity: item.quantity,
    condition: item.condition ?? null,
    need_id: needId(organization, item),
    received_quantity: receivedAt === null ? null : receivedOf(item),
    declined_reason: receivedAt === null ? null : (item.declinedReason ?? null),
    counted_quantity: receivedAt === null ? null : receivedOf(item),
    counted_at: receivedAt,
  }));
}

function handoverRow(
  { organization, history }: SampleOrder,
  { kind, preferred = [], offered = [], agreed, departedHoursAgo }: NonNullable<SampleOrder['handover']>,
  orderId: string,
  { now, timeZone }: Context,
): NonNullable<OrderRows['handover']> {
  const toStart = (time: SampleTime) => startOf(time, now, timeZone);
  const start = agreed && toStart(agreed);
  const { postalCode: postal_code, ...parts } = sampleAddress;
  const noAddress = { street: null, number: null, city: null, postal_code: null, remark: null };
  return {
    order_id: orderId,
    organization_id: organization,
    kind,
    state: agreed ? 'agreed' : offered.length ? 'offered' : 'requested',
    ...(kind === 'collection' ? { ...parts, postal_code } : noAddress),
    preferred: JSON.stringify(preferred.map(toStart)),
    offered: JSON.stringify(offered.map(toStart)),
    starts_at: start ?? null,
    ends_at: start === undefined ? null : new Date(Date.parse(start) + hour).toISOString(),
    // No reminder, because nobody reads the emails to the sample donor.
    remind_at: null,
    on_the_way_at: departedHoursAgo === undefined ? null : hoursBefore(now, departedHoursAgo),
    created_at: hoursBefore(now, history[0]?.[1] ?? 0),
    updated_at: hoursBefore(now, history.at(-1)?.[1] ?? 0),
  };
}

function startOf({ inDays, time }: SampleTime, now: Date, timeZone: string): string {
  const local = toLocalTime(now, timeZone);
  const start = { day: addDays(local.day, inDays), time: time ?? `${local.time.slice(0, 2)}:00` };
  return toInstant(start, timeZone).toISOString();
}

function receiptRows(
  { items }: SampleOrder,
  orderId: string,
  receivedAt: string,
  { coinsFor }: Context,
): Pick<OrderRows, 'receipt' | 'earning'> {
  const amount = coinsFor(sum(items.map(receivedOf)));
  const receipt = { order_id: orderId, code: randomBytes(16).toString('base64url'), shows_name: 0 };
  const earning = {
    id: randomUUID(),
    user_id: sampleAccountIds.donor,
    amount,
    kind: 'earning',
    order_id: orderId,
  } as const;
  return {
    receipt: { ...receipt, created_at: receivedAt, withdrawn_at: null },
    ...(amount > 0 && {
      earning: {
        ...earning,
        redemption_id: null,
        reverses_id: null,
        actor_id: sampleAccountIds.volunteer,
        created_at: receivedAt,
      },
    }),
  };
}

function outcomeRow(
  { organization, outcome }: SampleOrder,
  orderId: string,
  time: string,
): NonNullable<OrderRows['outcome']> {
  return {
    id: randomUUID(),
    order_id: orderId,
    organization_id: organization,
    line: outcome ?? null,
    image_id: null,
    organization_consents: 1,
    donor_consents: 0,
    revision: 1,
    created_at: time,
    updated_at: time,
  };
}
