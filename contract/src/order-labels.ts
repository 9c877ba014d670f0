import { enums, type Infer, integer, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { orderStatuses } from './orders.ts';

/**
 * The content of a parcel's label. Anyone who handles the parcel can read it, so it contains nothing that the donor typed, and no
 * name, phone number or address.
 */
export const orderLabel = object({
  _id: string(),
  /** See `orderNumber`. */
  number: string(),
  charity: object({ title: string() }),
  /** Pieces offered, of all items together. */
  quantity: integer(),
  status: enums(orderStatuses),
  /** A QR code of the desk's URL for the order (`labelTargetPath`), as a data URI. */
  qrcode: string(),
});

export type OrderLabel = Infer<typeof orderLabel>;

/** The label of one of the caller's orders. */
export const getOrderLabelEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/order/:id/label',
  needsToken: true,
  reply: object({ data: orderLabel }),
});

/** The label of any order at the desk, for a gift that arrived without a label. */
export const getStaffOrderLabelEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/orders/:id/label',
  needsToken: true,
  reply: object({ data: orderLabel }),
});

/** The path of the page that a label links to: the desk's queue, filtered by this order. */
export const labelTargetPath = (orderId: string): string => `/staff?order=${encodeURIComponent(orderId)}`;
