import { randomUUID } from 'node:crypto';
import { payInSandboxEndpoint, startPaymentEndpoint } from '@kindcrate/contract/payments';
import type { AnswerCall } from '../http/endpoints.ts';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { startWithProvider } from './payment-providers.ts';
import { addPayment } from './repository.ts';
import { chargeTestCard } from './sandbox.ts';

const hour = 60 * 60 * 1000;

/** In ms: how long a payment that was begun can be made, and how long after that it is still told that it ran out. */
const times = { open: hour, remembered: 24 * hour };

const isoTime = (ms: number) => new Date(ms).toISOString();

export function addPaymentRoutes(answer: AnswerCall, { database, environment }: Services): void {
  const { PAYMENT_PROVIDER: provider, PAYMENT_FRAME_URL: frame } = environment;

  answer(
    startPaymentEndpoint,
    async () => {
      const token = await startWithProvider[provider]();
      const now = Date.now();
      const payment = {
        id: randomUUID(),
        provider,
        token_hash: hashSecretCode(token),
        created_at: isoTime(now),
        expires_at: isoTime(now + times.open),
      };
      await addPayment(database, payment, isoTime(now - times.remembered));
      return { token, frame };
    },
    { isWriting: true },
  );

  answer(payInSandboxEndpoint, async ({ body }) => {
    await chargeTestCard(database, body);
    return { success: true, message: 'The test card was accepted. No money moved' };
  });
}
