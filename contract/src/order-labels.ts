import { enums, type Infer, integer, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { orderStatuses } from './orders.ts';

/** What the label of a parcel says. Strangers can read a label, so it has nothing that the donor typed, and no name, phone or address. */
export const orderLabel = object({
  _id: string(),
  /** See `orderNumber`. */
  number: string(),
  charity: object({ title: string() }),
  /** Pieces offered, of all items together. */
  quantity: integer(),
  status: enums(orderStatuses),
  /** A QR code of the desk's address for the order (`labelPath`), as a data URI. */
  qrcode: string(),
});

export type OrderLabel = Infer<typeof orderLabel>;

/** The label of one's own order. */
export const getOrderLabelEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/order/:id/label',
  needsToken: true,
  reply: object({ data: orderLabel }),
});

/** The page of the desk that a label leads to: the queue, narrowed to this order. */
export const labelPath = (orderId: string): string => `/staff?order=${encodeURIComponent(orderId)}`;
