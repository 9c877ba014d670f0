import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { getPaymentEndpoint, paymentStatuses } from '@kindcrate/contract/payments';
import { acceptedTestCards, declinedTestCard, payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import CardForm from '../../../src/islands/card-form/CardForm.tsx';
import PaymentFrame from '../../../src/islands/payment-frame/PaymentFrame.tsx';
import { paymentWith } from '../../../src/workbench/payment-fixtures.ts';
import { copy } from '../copy.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { mount } from '../mount.tsx';
import { enterFrame, openLoadedPayment, reportFromFrame, startReply } from '../payment/payment-page.tsx';
import { openPaymentReceipt } from '../payment/receipt-page.tsx';
import { goToHash } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const { sandbox, ...payment } = copy.payment;

async function openSandbox() {
  goToHash('payment_token=any');
  mount(<CardForm copy={sandbox} />, 'sandbox');
  await expect.element(field('Card Number')).toBeVisible();
}

async function payWith(cardNumber = '') {
  await openSandbox();
  await field('Card Number').fill(cardNumber);
  await field('Expiration Date').fill('08/99');
  await field('Security Code').fill('123');
  await button('Pay with test card').click();
}

const states: Record<string, () => Promise<unknown>> = {
  'the payment page while it loads': async () => {
    await api.keepPending(startPaymentEndpoint);
    mount(<PaymentFrame copy={payment} />);
    await expect.element(page.getByText('Opening the card form')).toBeVisible();
  },
  'a payment that could not be started': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(startPaymentEndpoint, { status: 503, body: 'Not now' });
    mount(<PaymentFrame copy={payment} />);
    await expect.element(button('Try again')).toBeVisible();
  },
  'the payment page with its amounts': () => openLoadedPayment(),
  'the payment page with a very long recipient and very large amounts': () =>
    openLoadedPayment(
      startReply('first', 9_999_999, {
        recipient: 'The United Friends of Every Neighborhood Library and Toy Hospital e.V.',
        choices: [9_999_999, 10_000_000],
      }),
    ),
  'an amount that is not a number': async () => {
    await openLoadedPayment();
    await field('Another amount (EGP)').fill('fifty');
    await button('Use this amount').click();
    await expect.element(page.getByText(/^Please enter an amount/)).toBeVisible();
  },
  'another amount that is being requested': async () => {
    await openLoadedPayment();
    await api.keepPending(startPaymentEndpoint);
    await button('EGP 100').click();
    await expect.element(button('EGP 100')).toHaveAttribute('aria-disabled', 'true');
  },
  'another amount that could not be requested': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await openLoadedPayment();
    await api.respond(startPaymentEndpoint, { status: 503, body: '' });
    await button('EGP 100').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the confirmation before a card form is replaced': async () => {
    await openLoadedPayment();
    await enterFrame();
    await button('EGP 100').click();
    await expect.element(button('Keep this one')).toBeVisible();
  },
  'a payment that is being looked up': async () => {
    await api.keepPending(getPaymentEndpoint);
    await openLoadedPayment();
    reportFromFrame('accepted');
    await expect.element(page.getByText('Checking on your payment')).toBeVisible();
  },
  'the receipt of a payment while it loads': async () => {
    await api.keepPending(getPaymentEndpoint);
    openPaymentReceipt();
    await expect.element(page.getByText('Looking for the payment')).toBeVisible();
  },
  'the receipt of an unknown payment': async () => {
    openPaymentReceipt('');
    await expect.element(page.getByText('We can’t find this payment')).toBeVisible();
  },
  'the empty card form of the sandbox': openSandbox,
  'the card form of the sandbox with invalid values': async () => {
    await openSandbox();
    await button('Pay with test card').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the card form of the sandbox while it is being sent': async () => {
    await api.keepPending(payInSandboxEndpoint);
    await payWith(acceptedTestCards[0]);
    await expect.element(button('Pay with test card')).toHaveAttribute('aria-disabled', 'true');
  },
  'the card form of the sandbox after a declined card': async () => {
    await expectBrowserError(/402/);
    await api.respond(payInSandboxEndpoint, failure(402, 'The test card was declined', 'card_declined'));
    await payWith(declinedTestCard);
    await expect.element(page.getByRole('alert')).toMatchTextContent('declined');
  },
  'the card form of the sandbox after an accepted card': async () => {
    await api.reply(payInSandboxEndpoint, { success: true, message: 'The test card was accepted' });
    await payWith(acceptedTestCards[0]);
    await expect.element(page.getByRole('status')).toMatchTextContent('accepted');
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);

for (const status of paymentStatuses) {
  testAccessibility(`the receipt of a payment that is ${status}`, async () => {
    await api.reply(getPaymentEndpoint, { result: paymentWith(status) });
    openPaymentReceipt();
    await expect.element(page.getByText('KP-1B4E28BA-2FA1')).toBeVisible();
  });
  if (status === 'pending') continue;
  testAccessibility(`what is shown after a payment that is ${status}`, async () => {
    await api.reply(getPaymentEndpoint, { result: paymentWith(status) });
    await openLoadedPayment();
    reportFromFrame('accepted');
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  });
}
