import { acceptedTestCards, declinedTestCard } from '@kindcrate/contract/payments';
import type { APIRequestContext, FrameLocator, Page } from 'playwright/test';

export const acceptedCard = acceptedTestCards[0] ?? '';
export const declinedCard = declinedTestCard;

/** The frame of the payment page. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Pay by card"]');

/** Fills in a test card and sends it. */
export async function payWith(place: FrameLocator | Page, cardNumber: string): Promise<void> {
  await place.getByLabel('Card Number').fill(cardNumber);
  await place.getByLabel('Expiration Date').fill('08/99');
  await place.getByLabel('Security Code').fill('123');
  await place.getByRole('button', { name: 'Pay with test card' }).click();
}

/** The address of the sandbox's page, for a payment that was begun for it. */
export async function sandboxPage(request: APIRequestContext): Promise<string> {
  const { token } = await (await request.get('/api/payment/donate')).json();
  return `/payment-sandbox#payment_token=${token}`;
}
