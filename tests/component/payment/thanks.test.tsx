import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { getPaymentEndpoint, type PaymentStatus } from '@kindcrate/contract/payments';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paymentWith, paymentWithChoices } from '../../../src/workbench/payment-fixtures.ts';
import { advance, stopClock } from '../clock.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { button } from '../site-forms.tsx';
import {
  giftSentence,
  openLoadedPayment,
  openPayment,
  reportFromFrame,
  requestedAmounts,
  startReply,
  waitForCardForm,
} from './payment-page.tsx';

const heading = page.getByRole('heading', { level: 2 });
const link = (name: string) => page.getByRole('link', { name });
/** Used instead of `getPaymentEndpoint`, whose path also matches the request that starts a payment. */
const lookUpEndpoint = { method: 'GET', path: `/payment/${paymentWithChoices._id}` } as const;
/** Advances the clock until the heading has this text. Ten requests take longer than a poll usually waits. */
const expectHeadingEventually = (text: string) =>
  expect.poll(() => advance(2_000).then(() => heading.query()?.textContent), { timeout: 15_000 }).toBe(text);
const paymentReply = (status: PaymentStatus) => ({ result: paymentWith(status) });

test('the thank-you message for an accepted payment shows the amount and recipient from the API, not those with which the frame was opened', async () => {
  await api.reply(getPaymentEndpoint, {
    result: { ...paymentWith('accepted'), amount: 7050, recipient: 'Warm Hands' },
  });
  await openLoadedPayment();
  reportFromFrame('accepted');
  await expect.element(heading).toHaveTextContent('Thank you!');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('You gave EGP 70.50 to Warm Hands. Your payment number is KP-1B4E28BA-2FA1.');
  await expect.element(page.getByTitle('Pay by card')).not.toBeInTheDocument();
  await expect
    .element(link('Show the receipt'))
    .toHaveAttribute('href', `/payment-receipt?payment=${paymentWithChoices._id}`);
  expect(document.activeElement?.textContent).toContain('Thank you!');
});

test('the status of a pending payment is requested until the payment is confirmed', async () => {
  stopClock();
  await api.reply(getPaymentEndpoint, paymentReply('pending'), paymentReply('pending'), paymentReply('accepted'));
  await openLoadedPayment();
  reportFromFrame('accepted');
  await expect.element(page.getByText('Checking on your payment')).toBeVisible();
  for (const _ of [1, 2]) {
    await api.waitForReply(lookUpEndpoint);
    await advance(2_000);
  }
  await expect.element(heading).toHaveTextContent('Thank you!');
  expect(await api.sent(lookUpEndpoint)).toHaveLength(3);
});

test('the payment page says that a payment is not confirmed after ten requests, and can check again', async () => {
  stopClock();
  await api.reply(getPaymentEndpoint, paymentReply('pending'));
  await openLoadedPayment();
  reportFromFrame('accepted');
  await expectHeadingEventually('Not confirmed yet');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('hasn’t confirmed your payment of EGP 50.00 to Kindcrate yet');
  const requests = (await api.sent(lookUpEndpoint)).length;
  expect(requests).toBe(10);
  await advance(60_000);
  expect(await api.sent(lookUpEndpoint)).toHaveLength(requests);
  await api.reply(getPaymentEndpoint, paymentReply('accepted'));
  await button('Check again').click();
  await expect.element(heading).toHaveTextContent('Thank you!');
});

test('the payment page does not say thank you for a payment whose status cannot be requested, and can check again', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  stopClock();
  await api.respond(getPaymentEndpoint, { status: 503, body: '' });
  await openLoadedPayment();
  reportFromFrame('accepted');
  await expectHeadingEventually('We can’t check right now');
  await expect.element(page.getByRole('status')).not.toMatchTextContent('Thank you');
  await expect.element(button('Check again')).toBeVisible();
});

test('the payment page does not say thank you for a payment that the API reports as declined, and can start another one for the same amount', async () => {
  await api.reply(getPaymentEndpoint, paymentReply('declined'));
  await openLoadedPayment(startReply('first'), startReply('second', 10_000), startReply('third', 10_000));
  await button('EGP 100').click();
  await expect.element(giftSentence).toMatchTextContent('EGP 100.00');
  await waitForCardForm();
  reportFromFrame('accepted');
  await expect.element(heading).toHaveTextContent('The payment was declined');
  await button('Try again').click();
  await expect.element(page.getByTitle('Pay by card')).toHaveAttribute('src', '/api/frame?token=third');
  await expect.element(giftSentence).toMatchTextContent('EGP 100.00');
  expect(await requestedAmounts()).toEqual([undefined, '10000', '10000']);
});

test('a payment that the API reports as refunded is shown as refunded', async () => {
  await api.reply(getPaymentEndpoint, paymentReply('refunded'));
  await openLoadedPayment();
  reportFromFrame('unknown');
  await expect.element(heading).toHaveTextContent('The payment was refunded');
});

test('the messages for accepted and declined payments have different background colors', async () => {
  const background = () => getComputedStyle(document.querySelector('.payment-thanks') as Element).backgroundColor;
  await api.reply(getPaymentEndpoint, paymentReply('declined'), paymentReply('accepted'));
  await openLoadedPayment();
  reportFromFrame('accepted');
  await expect.element(heading).toHaveTextContent('The payment was declined');
  const declined = background();
  await button('Try again').click();
  await waitForCardForm();
  reportFromFrame('accepted');
  await expect.element(heading).toHaveTextContent('Thank you!');
  expect(background()).not.toBe(declined);
});

test('the thank-you message for a payment that succeeds while another amount is being requested stays on the page', async () => {
  await api.reply(getPaymentEndpoint, paymentReply('accepted'));
  await openLoadedPayment();
  const pending = await api.keepPending(startPaymentEndpoint);
  await button('EGP 100').click();
  reportFromFrame('accepted');
  await expect.element(heading).toHaveTextContent('Thank you!');
  await pending.release({ json: startReply('second', 10_000) });
  await api.waitForReply(lookUpEndpoint);
  await expect.element(heading).toHaveTextContent('Thank you!');
  await expect.element(page.getByTitle('Pay by card')).not.toBeInTheDocument();
});

test('after a sandbox card is declined, the frame stays open for another card', async () => {
  await openLoadedPayment();
  reportFromFrame('declined');
  await expect.element(page.getByTitle('Pay by card')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the result that the frame reports is shown when the API has given the payment no id', async () => {
  await openPayment({ token: 'only', frame: startReply('only').frame });
  await waitForCardForm();
  reportFromFrame('accepted');
  await expect.element(page.getByRole('status')).toMatchTextContent('Your card was accepted. You’re all set.');
  await expect.element(link('Show the receipt')).not.toBeInTheDocument();
});
