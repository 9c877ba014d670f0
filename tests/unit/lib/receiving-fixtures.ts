import type { ShiftRow } from '../../../src/lib/shift.ts';
import type { QueuedOrder } from '../../../src/lib/staff-orders.build.ts';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';

export const validOrder: QueuedOrder = { ...staffOrderWith('accepted'), _id: '6a010f61-6531-4c5d-9a0b-1c2d3e4f5a6b' };

/** Four coats and two blankets. */
export const validOrderOfTwoItems: QueuedOrder = {
  ...validOrder,
  quantity: 6,
  items: [
    { _id: 'coats', name: 'Coats', quantity: 4, photos: [] },
    { _id: 'blankets', name: 'Blankets', quantity: 2, photos: [] },
  ],
};

export const validRow: ShiftRow = {
  id: 'row',
  state: 'waiting',
  order: validOrder._id,
  number: 'KC-6A010F61-6531',
  itemsName: 'Coats',
  organization: 'Mantle & Mitten',
  at: '2026-11-24T09:00:00.000Z',
  pieces: 3,
  offered: 4,
  request: { items: [{ _id: 'coats', receivedQuantity: 3 }], key: 'key', sendAt: 10_000 },
};
