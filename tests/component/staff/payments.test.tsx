import { listStaffPaymentsEndpoint } from '@kindcrate/contract/staff-payments';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mismatchedPayment, oldPayment, paymentTotals, staffPayment } from '../../../src/workbench/payment-fixtures.ts';
import { openDesk, row } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { button, field } from '../site-forms.tsx';

const payments = [staffPayment, mismatchedPayment, oldPayment];

test('the desk lists payments with their amount, status, donor and transaction at the provider', async () => {
  await openDesk('payments', { payments, paymentTotals });
  await expect.element(row.first()).toMatchTextContent('EGP 50.00 accepted');
  await expect.element(row.first()).toMatchTextContent('DonorInes');
  await expect.element(row.first()).toMatchTextContent('Transaction at the provider198456722');
  await expect
    .element(row.first().getByRole('link', { name: 'Show the receipt' }))
    .toHaveAttribute('href', `/payment-receipt?payment=${staffPayment._id}`);
});

test('the desk says what does not match in a payment', async () => {
  await openDesk('payments', { payments, paymentTotals });
  await expect.element(row.nth(1)).toMatchTextContent('The provider’s amount doesn’t match the payment started here.');
  await expect.element(row.nth(1)).toMatchTextContent('DonorNot logged in');
});

test('the desk says that the amount of an old payment is not recorded, and links to no receipt', async () => {
  await openDesk('payments', { payments, paymentTotals });
  await expect.element(row.nth(2)).toMatchTextContent('Amount not recorded');
  await expect.element(row.nth(2).getByRole('link')).not.toBeInTheDocument();
});

test('the desk shows the totals of payments by provider, currency and status', async () => {
  await openDesk('payments', { payments, paymentTotals });
  const totals = page.getByRole('region', { name: 'All payments together' });
  await expect.element(totals).toMatchTextContent('Paymob, EGP');
  await expect.element(totals).toMatchTextContent('acceptedEGP 123,456.78 in 1,204 payments');
  await expect.element(totals).toMatchTextContent('pendingEGP 50.00 in 1 payment');
  await expect.element(totals).toMatchTextContent('Sandbox (no money moves), Amount not recorded');
});

test('the filter by status requests only payments with that status, and an empty list says that there are none', async () => {
  await openDesk('payments', { payments, paymentTotals });
  await expect.element(row.first()).toBeVisible();
  await api.reply(listStaffPaymentsEndpoint, { result: [], next: null, totals: paymentTotals });
  await field('Status').selectOptions('refunded');
  await expect.element(page.getByText('No payments here.')).toBeVisible();
  expect((await api.sent(listStaffPaymentsEndpoint)).map(({ query }) => query.status)).toEqual([undefined, 'refunded']);
});

test('payments that could not be loaded can be requested again', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  await openDesk('messages');
  await api.respond(listStaffPaymentsEndpoint, { status: 503, body: '' });
  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect.element(page.getByText('We couldn’t load this.')).toBeVisible();
  await api.reply(listStaffPaymentsEndpoint, { result: payments, next: null, totals: paymentTotals });
  await button('Try again').click();
  await expect.element(row.first()).toMatchTextContent('EGP 50.00');
});
