import {
  acceptedTestCards,
  declinedTestCard,
  payInSandboxEndpoint,
  startPaymentEndpoint,
} from '@kindcrate/contract/payments';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import CardForm from '../../../src/islands/card-form/CardForm.tsx';
import PaymentFrame from '../../../src/islands/payment-frame/PaymentFrame.tsx';
import { copy } from '../copy.ts';
import { mount } from '../mount.tsx';
import { goToHash } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';
import { api, expectProblem, failure } from '../wire.ts';
import { testLook } from './look.ts';

const { sandbox, ...payment } = copy.payment;

async function openSandbox() {
  goToHash('payment_token=any');
  mount(<CardForm copy={sandbox} />, 'framed');
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
  'the payment, loading,': async () => {
    await api.hold(startPaymentEndpoint);
    mount(<PaymentFrame copy={payment} />);
    await expect.element(page.getByText('Opening the card form')).toBeVisible();
  },
  'a payment that could not be started': async () => {
    await expectProblem(/503/);
    await expectProblem(/ApiError/);
    await api.answer(startPaymentEndpoint, { status: 503, body: 'Not now' });
    mount(<PaymentFrame copy={payment} />);
    await expect.element(button('Try again')).toBeVisible();
  },
  'the sandbox, empty,': openSandbox,
  'the sandbox, refused,': async () => {
    await openSandbox();
    await button('Pay with test card').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'a test payment being sent': async () => {
    await api.hold(payInSandboxEndpoint);
    await payWith(acceptedTestCards[0]);
    await expect.element(button('Pay with test card')).toHaveAttribute('aria-disabled', 'true');
  },
  'a test payment that was declined': async () => {
    await expectProblem(/402/);
    await api.answer(payInSandboxEndpoint, failure(402, 'The test card was declined', 'card_declined'));
    await payWith(declinedTestCard);
    await expect.element(page.getByRole('alert')).toMatchTextContent('declined');
  },
  'a test payment that was accepted': async () => {
    await api.reply(payInSandboxEndpoint, { success: true, message: 'The test card was accepted' });
    await payWith(acceptedTestCards[0]);
    await expect.element(page.getByRole('status')).toMatchTextContent('accepted');
  },
};

for (const [state, reach] of Object.entries(states)) testLook(state, reach);
