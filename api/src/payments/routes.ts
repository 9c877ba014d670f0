import { startPaymentEndpoint } from '@kindcrate/contract/payments';
import { payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { payInSandbox } from './sandbox.ts';
import { startPayment } from './start-payment.ts';

export function addPaymentRoutes(route: AddRoute, services: Services): void {
  const { database, environment } = services;

  route(
    startPaymentEndpoint,
    async () => ({ token: await startPayment(services), frame: environment.PAYMENT_FRAME_URL }),
    { hasSideEffects: true },
  );

  route(payInSandboxEndpoint, async ({ body }) => {
    await payInSandbox(database, body);
    return { success: true, message: successText('payInSandbox') };
  });
}
