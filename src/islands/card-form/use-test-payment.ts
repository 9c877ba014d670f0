import { type card, payInSandboxEndpoint } from '@kindcrate/contract/payments';
import { useEffect } from 'react';
import type { Infer } from 'superstruct';
import { request } from '../../lib/api.ts';
import { notifyPage } from '../../lib/payment-messages.ts';
import { ApiError } from '../../lib/reply.ts';
import type { Outcome } from '../../ui/form/use-form.ts';

/** Pays with a test card for the payment in the page's address, and notifies the page around the frame of the outcome. */
export function useTestPayment() {
  useEffect(() => notifyPage('ready'), []);

  async function pay(values: Infer<typeof card>): Promise<Outcome> {
    const token = new URLSearchParams(location.hash.slice(1)).get('payment_token') ?? '';
    try {
      const { message } = await request(payInSandboxEndpoint, { body: { token, ...values } });
      notifyPage('accepted');
      return { message, resets: true };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'card_declined') notifyPage('declined');
      // The payment was made by an attempt whose reply was lost.
      if (code === 'conflict') notifyPage('accepted');
      throw error;
    }
  }

  return pay;
}
