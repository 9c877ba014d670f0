import type { Order } from '@kindcrate/contract/orders';
import type { Outcome } from '@kindcrate/contract/outcomes';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { staffOrderWith } from './desk-fixtures.ts';
import { order } from './fixtures.ts';

// Sample API replies about what became of an order.

export const outcome: Outcome = {
  line: 'Went to a family of four on Tuesday',
  photo: { _id: 'photo', ...order.image },
  organizationConsents: true,
  donorConsents: false,
  revision: 1,
};

export const completedOrder: Order = { ...order, status: 'completed', canCancel: false, outcome };

export const completedStaffOrder: StaffOrder = { ...staffOrderWith('completed'), outcome };
