import type { ClaimableGift } from '@kindcrate/contract/claim-links';
import type { OrderLabel } from '@kindcrate/contract/order-labels';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { staffOrderWith } from './desk-fixtures.ts';
import qrCode from './example-qr-code.svg?url';
import { order } from './fixtures.ts';

const need = { _id: 'blankets', words: 'Warm blankets', category: 'bedding' };

/** A photo with its own URL. */
const photo = (number: number) => ({ ...order.image, url: `${order.image.url}#${number}` });

/** Three items: one with a category, one for a need, and one with neither. */
export const severalItems: StaffOrder['items'] = [
  {
    _id: 'item-coats',
    name: 'Winter coats',
    category: { _id: 'clothing-winter', name: 'Winter clothing' },
    quantity: 3,
    condition: 'good',
    photos: [photo(1), photo(2)],
  },
  { _id: 'item-blankets', name: 'Blankets', quantity: 4, photos: [], need },
  { _id: 'item-lamp', name: 'A lamp', quantity: 1, condition: 'worn', photos: [photo(3)] },
];

export const orderWithSeveralItems: StaffOrder = {
  ...staffOrderWith('accepted'),
  itemsName: 'Winter coats, Blankets and 1 more',
  quantity: 8,
  items: severalItems,
};

/** The coats and half of the blankets were kept, but not the lamp. */
export const receivedOrderWithSeveralItems: StaffOrder = {
  ...orderWithSeveralItems,
  ...staffOrderWith('received'),
  itemsName: orderWithSeveralItems.itemsName,
  quantity: 8,
  receivedQuantity: 5,
  items: [
    { ...severalItems[0], receivedQuantity: 3 },
    { ...severalItems[1], receivedQuantity: 2, declinedReason: 'Two were torn.' },
    { ...severalItems[2], receivedQuantity: 0, declinedReason: 'The cable is not safe.' },
  ] as StaffOrder['items'],
};

const labelId = '6a010f61-6531-4c5d-9a0b-1c2d3e4f5a6b';

export const parcelLabel: OrderLabel = {
  _id: labelId,
  number: orderNumber(labelId),
  charity: { title: order.charity.title },
  quantity: 8,
  status: 'accepted',
  qrcode: qrCode,
};

export const claimableGift: ClaimableGift = {
  number: 'KC-6A010F61-6531',
  itemsName: 'Winter coats and Blankets',
  charity: { _id: 'mantle-and-mitten', title: 'Mantle & Mitten' },
  quantity: 6,
  coins: 16,
  expiresAt: '2030-01-14T09:30:00.000Z',
};
