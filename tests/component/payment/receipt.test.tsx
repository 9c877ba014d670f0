import { getPaymentEndpoint } from '@kindcrate/contract/payments';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paymentWith, paymentWithChoices } from '../../../src/workbench/payment-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { button } from '../site-forms.tsx';
import { openPaymentReceipt } from './receipt-page.tsx';

const h1 = page.getByRole('heading', { level: 1 });
const fact = (name: string) => page.getByText(name, { exact: true }).element().nextElementSibling?.textContent;

test('the receipt of an accepted payment shows the amount, recipient, number, day and its own URL', async () => {
  await api.reply(getPaymentEndpoint, { result: paymentWith('accepted') });
  openPaymentReceipt();
  await expect.element(page.getByText('Thank you! This payment was accepted.')).toBeVisible();
  await expect.element(h1).toHaveTextContent('Payment receipt');
  expect(['Number', 'Amount', 'Given to', 'Paid on'].map(fact)).toEqual([
    'KP-1B4E28BA-2FA1',
    // Intl writes a no-break space.
    'EGP\u00a050.00',
    'Kindcrate',
    'November 22, 2026',
  ]);
  await expect
    .element(page.getByText(`${location.origin}/payment-receipt?payment=${paymentWithChoices._id}`))
    .toBeVisible();
  await expect.element(button('Print')).toBeVisible();
  expect(document.title).toBe('KP-1B4E28BA-2FA1 · Kindcrate');
});

test.each([
  ['pending', 'Payment not confirmed yet', 'Started on'],
  ['declined', 'Payment declined', 'Started on'],
  ['refunded', 'Payment refunded', 'Paid on'],
] as const)('the page of a %s payment is not titled as a receipt', async (status, title, dayLabel) => {
  await api.reply(getPaymentEndpoint, { result: paymentWith(status) });
  openPaymentReceipt();
  await expect.element(h1).toHaveTextContent(title);
  await expect.element(page.getByText(dayLabel)).toBeVisible();
});

test('a pending payment can be checked again, and cannot be printed until it is confirmed', async () => {
  await api.reply(getPaymentEndpoint, { result: paymentWith('pending') }, { result: paymentWith('accepted') });
  openPaymentReceipt();
  await expect.element(button('Check again')).toBeVisible();
  await expect.element(button('Print')).not.toBeInTheDocument();
  await button('Check again').click();
  await expect.element(button('Print')).toBeVisible();
});

test('for a URL with no id or an unknown id, the receipt page says that it cannot find the payment, and links to the home page', async () => {
  await expectBrowserError(/404/);
  openPaymentReceipt('');
  await expect.element(h1).toHaveTextContent('We can’t find this payment');
  expect(await api.sent(getPaymentEndpoint)).toEqual([]);
  await api.respond(getPaymentEndpoint, failure(404, 'No such payment', 'not_found'));
  openPaymentReceipt();
  await api.waitForReply({ method: 'GET', path: `/payment/${paymentWithChoices._id}` });
  await expect.element(h1).toHaveTextContent('We can’t find this payment');
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a payment that failed to load can be reloaded', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  await api.respond(getPaymentEndpoint, { status: 503, body: '' }, { json: { result: paymentWith('accepted') } });
  openPaymentReceipt();
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load the payment right now.');
  await button('Try again').click();
  await expect.element(page.getByText('Thank you! This payment was accepted.')).toBeVisible();
});
