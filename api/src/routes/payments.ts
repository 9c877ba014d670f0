import { randomUUID } from 'node:crypto';
import { startPayment } from '@kindcrate/contract/payments';
import { startWithProvider } from '../payments/payment-providers.ts';
import type { AnswerCall } from '../plugins/calls.ts';
import { addPayment } from '../repositories/payments.ts';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';

/** Milliseconds in which a payment that was begun can be made. */
const lifetime = 60 * 60 * 1000;

export function addPaymentRoutes(answer: AnswerCall, { database, environment }: Services): void {
  const provider = environment.PAYMENT_PROVIDER;

  answer(
    startPayment,
    async () => {
      const token = await startWithProvider[provider]();
      const now = Date.now();
      await addPayment(database, {
        id: randomUUID(),
        provider,
        token_hash: hashSecretCode(token),
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + lifetime).toISOString(),
      });
      return { token };
    },
    { isWriting: true },
  );
}
