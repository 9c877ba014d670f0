import type { Order } from '@kindcrate/contract/orders';
import type { Outcome } from '@kindcrate/contract/outcomes';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { staffOrderWith } from './desk-fixtures.ts';
import { order } from './fixtures.ts';

// What became of an order, as the API sends it.

export const outcome: Outcome = {
  line: 'Went to a family of four on Tuesday',
  photo: { _id: 'photo', ...order.image },
  organizationConsents: true,
  donorConsents: false,
  revision: 1,
};

export const completedOrder: Order = { ...order, status: 'completed', canCancel: false, outcome };

export const completedStaffOrder: StaffOrder = { ...staffOrderWith('completed'), outcome };
