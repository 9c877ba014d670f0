import { card, payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import type { Infer } from 'superstruct';
import { request } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notifyPage } from '../../lib/notify-page.ts';

export const struct = card;

/**
 * Pays with a test card. This code runs in a frame: the frame's URL contains the payment's token, and the page around the frame is
 * notified of the outcome.
 * @returns the API's message
 * @throws ApiError
 */
export async function pay(values: Infer<typeof card>): Promise<string> {
  const token = new URLSearchParams(location.hash.slice(1)).get('payment_token') ?? '';
  try {
    const { message } = await request(payInSandboxEndpoint, { body: { token, ...values } });
    notifyPage('accepted');
    return message;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'card_declined') notifyPage('declined');
    // An earlier attempt made the payment, but its reply was lost.
    if (code === 'conflict') notifyPage('accepted');
    throw error;
  }
}
