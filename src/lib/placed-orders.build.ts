import { handover } from '@kindcrate/contract/handovers';
import { lenientOrderItem } from '@kindcrate/contract/order-items';
import { lenientOrder } from '@kindcrate/contract/orders';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { array, assign, defaulted, type Infer, object, optional, pick } from 'superstruct';
import { describeEndpoint } from './describe-endpoint.ts';

const profile = getProfileEndpoint.accepts.schema.data;

const item = pick(lenientOrderItem, ['_id', 'name', 'quantity', 'photos', 'category', 'condition']);

const placedOrder = assign(
  pick(lenientOrder, [
    '_id',
    'itemsName',
    'charity',
    'quantity',
    'status',
    'image',
    'createdAt',
    'history',
    'expected',
    'outcome',
  ]),
  object({
    items: defaulted(array(item), []),
    handover: optional(pick(handover, ['kind', 'state', 'agreed', 'preferred', 'timeZone', 'onTheWayAt'])),
  }),
);

export type PlacedOrder = Infer<typeof placedOrder>;

/** Only the part of the profile that the thank-you page shows. */
export const placedOrdersEndpoint = describeEndpoint({
  ...getProfileEndpoint,
  accepts: object({
    data: assign(pick(profile, ['username', 'email', 'emailConfirmed']), object({ orders: array(placedOrder) })),
  }),
});
