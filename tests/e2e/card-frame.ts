import { acceptedTestCards, declinedTestCard } from '@kindcrate/contract/sandbox-payments';
import type { APIRequestContext, FrameLocator, Page } from 'playwright/test';

export const acceptedCard = acceptedTestCards[0] ?? '';
export const declinedCard = declinedTestCard;

/** The frame on the payment page that contains the card form. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Pay by card"]');

/** Fills in the card form and submits it. */
export async function payWith(target: FrameLocator | Page, cardNumber: string): Promise<void> {
  await target.getByLabel('Card Number').fill(cardNumber);
  await target.getByLabel('Expiration Date').fill('08/99');
  await target.getByLabel('Security Code').fill('123');
  await target.getByRole('button', { name: 'Pay with test card' }).click();
}

/** Starts a payment and returns the path of the sandbox page for it. */
export async function startSandboxPayment(request: APIRequestContext): Promise<string> {
  const { token } = await (await request.get('/api/payment/donate')).json();
  return `/payment-sandbox#payment_token=${token}`;
}
