import type { Payment, PaymentStatus, PaymentWithChoices } from '@kindcrate/contract/payments';
import type { PaymentTotal, StaffPayment } from '@kindcrate/contract/staff-payments';

// Sample API replies about payments, for visitors and staff.

export const paymentWithChoices: PaymentWithChoices = {
  _id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  amount: 5000,
  currency: 'EGP',
  recipient: 'Kindcrate',
  choices: [5000, 10_000, 25_000, 50_000],
  least: 100,
  most: 10_000_000,
};

export const paymentWith = (status: PaymentStatus): Payment => ({
  _id: paymentWithChoices._id,
  number: 'KP-1B4E28BA-2FA1',
  amount: 5000,
  currency: 'EGP',
  recipient: 'Kindcrate',
  status,
  createdAt: '2026-11-22T09:30:00.000Z',
  paidAt: status === 'accepted' || status === 'refunded' ? '2026-11-22T09:31:00.000Z' : null,
});

export const staffPayment: StaffPayment = {
  _id: paymentWithChoices._id,
  number: 'KP-1B4E28BA-2FA1',
  amount: 5000,
  currency: 'EGP',
  status: 'accepted',
  provider: 'paymob',
  reference: '198456722',
  createdAt: '2026-11-22T09:30:00.000Z',
  paidAt: '2026-11-22T09:31:00.000Z',
  donor: { _id: 'ines', name: 'Ines' },
  mismatch: null,
};

export const mismatchedPayment: StaffPayment = {
  ...staffPayment,
  _id: '2c5f39cb-30b2-42e3-994a-1127e4ddb538',
  number: 'KP-2C5F39CB-30B2',
  status: 'pending',
  paidAt: null,
  donor: null,
  mismatch: 'wrongAmount',
};

/** Made before payments had an amount. */
export const oldPayment: StaffPayment = {
  ...staffPayment,
  _id: '3d604adc-41c3-43f4-aa5b-2238f5eec649',
  number: 'KP-3D604ADC-41C3',
  amount: 0,
  currency: 'XXX',
  provider: 'sandbox',
  reference: null,
  donor: null,
};

export const paymentTotals: PaymentTotal[] = [
  { provider: 'paymob', currency: 'EGP', status: 'accepted', count: 1204, amount: 12_345_678 },
  { provider: 'paymob', currency: 'EGP', status: 'pending', count: 1, amount: 5000 },
  { provider: 'sandbox', currency: 'XXX', status: 'accepted', count: 3, amount: 0 },
];
