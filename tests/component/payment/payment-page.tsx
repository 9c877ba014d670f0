import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import type { PaymentWithChoices } from '@kindcrate/contract/payments';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import PaymentFrame from '../../../src/islands/payment-frame/PaymentFrame.tsx';
import type { PaymentMessage } from '../../../src/lib/payment-messages.ts';
import { paymentWithChoices } from '../../../src/workbench/payment-fixtures.ts';
import { copy } from '../copy.ts';
import { api } from '../mock-api.ts';
import { mount } from '../mount.tsx';

/** The page in the frame: a field, and a button for each message to the page around it. */
const cardForm = `<!doctype html><html lang="en"><title>Card form</title><input aria-label="Card Number">
${['ready', 'accepted', 'declined', 'unknown'].map((kind) => `<button id="${kind}" onclick="parent.postMessage({ payment: '${kind}' }, '*')">${kind}</button>`).join('')}</html>`;

/** The path of the framed page, below the API's path, because only requests to the API are intercepted. */
const framePath = '/frame';
const frameTemplate = `/api${framePath}?token={token}`;

/** The API's reply to the start of a payment of this amount. */
export const startReply = (
  token: string,
  amount = paymentWithChoices.amount,
  changes: Partial<PaymentWithChoices> = {},
) => ({
  token,
  frame: frameTemplate,
  payment: { ...paymentWithChoices, amount, ...changes },
});

export const giftSentence = page.getByText(/^You’re giving/);

/** Arranges the replies to requests for a payment, and mounts the page. */
export async function openPayment(
  ...replies: Parameters<typeof api.reply<typeof startPaymentEndpoint>>[1][]
): Promise<void> {
  await api.respond({ method: 'GET', path: framePath }, { body: cardForm, contentType: 'text/html' });
  await api.reply(startPaymentEndpoint, ...replies);
  mount(<PaymentFrame copy={copy.payment} />);
  await expect.element(page.getByTitle('Pay by card')).toBeVisible();
}

/** Opens the payment page, and waits until the frame and what surrounds it have loaded. */
export async function openLoadedPayment(...replies: Parameters<typeof openPayment>): Promise<void> {
  await openPayment(...(replies.length ? replies : [startReply('first')]));
  await expect.element(page.getByText(copy.payment.amounts.title)).toBeVisible();
  await waitForCardForm();
}

export const frame = () => page.getByTitle('Pay by card').element() as HTMLIFrameElement;

export async function waitForCardForm(): Promise<void> {
  await expect.poll(() => frame().contentDocument?.querySelector('input')).toBeTruthy();
}

/** Posts a message from inside the frame. */
export function reportFromFrame(message: PaymentMessage): void {
  frame().contentDocument?.querySelector<HTMLElement>(`#${message}`)?.click();
}

/** Moves the focus into the frame, as someone who begins to type does. */
export async function enterFrame(): Promise<void> {
  await page.frameLocator(page.getByTitle('Pay by card')).getByLabelText('Card Number').click();
}

/** The amounts that payments were requested for, in the smallest unit; undefined for the one that the API preselects. */
export async function requestedAmounts(): Promise<(string | undefined)[]> {
  return (await api.sent(startPaymentEndpoint)).map(({ query }) => query.amount);
}
