import { paymentNumber } from '@kindcrate/contract/payment-number';
import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { getPaymentEndpoint, type Payment } from '@kindcrate/contract/payments';
import { payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import { listStaffPaymentsEndpoint } from '@kindcrate/contract/staff-payments';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { PaymentRow } from '../database/payment-rows.ts';
import { Failure } from '../failure.ts';
import { findAccount } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { listPayments, sumPayments } from './list-repository.ts';
import { createPaymob } from './paymob-client.ts';
import { addPaymobRoutes } from './paymob-routes.ts';
import { type PaymentProvider, PaymentProviderError, sandbox } from './provider.ts';
import { findPayment } from './repository.ts';
import { payInSandbox } from './sandbox.ts';
import { paymentLifetime, startPayment } from './start-payment.ts';

/** @param api gets the routes that only the provider calls */
export function addPaymentRoutes(route: AddRoute, services: Services, api: FastifyInstance): void {
  const { database, environment } = services;
  const provider = chooseProvider(environment);
  // Refunds of earlier payments are reported even when another provider has been configured since.
  if (environment.PAYMOB_HMAC_SECRET) addPaymobRoutes(api, services, environment.PAYMOB_HMAC_SECRET);

  route(
    startPaymentEndpoint,
    async (request) => {
      const donorId = (await findAccount(request))?.userId;
      const { amount } = request.query;
      const started = await startPayment(services, provider, { amount, donorId }).catch((error: unknown) => {
        if (!(error instanceof PaymentProviderError)) throw error;
        request.log.error({ reason: error.message }, 'the payment provider cannot be used');
        throw new Failure('unavailable.payments', { retryAfter: 10 });
      });
      return { ...started, frame: environment.PAYMENT_FRAME_URL };
    },
    { hasSideEffects: true },
  );

  route(getPaymentEndpoint, async ({ params }) => {
    const payment = await findPayment(database, params.id);
    if (!payment || payment.mismatch === 'unknownOrder') throw new Failure('not_found.payment');
    return { result: toPayment(payment, environment.PAYMENT_RECIPIENT) };
  });

  route(payInSandboxEndpoint, async ({ body }) => {
    await payInSandbox(services, body);
    return { success: true, message: successText('payInSandbox') };
  });

  route(listStaffPaymentsEndpoint, async ({ query: { status, after } }) => ({
    ...toPageReply(await listPayments(database, status, decodeCursor(after))),
    totals: await sumPayments(database),
  }));
}

function chooseProvider(environment: Environment): PaymentProvider {
  const { PAYMENT_PROVIDER, PAYMOB_URL: url, PAYMOB_API_KEY: apiKey = '', PAYMOB_INTEGRATION_ID = '' } = environment;
  if (PAYMENT_PROVIDER === 'sandbox') return sandbox;
  return createPaymob({ url, apiKey, integrationId: PAYMOB_INTEGRATION_ID, lifetimeSeconds: paymentLifetime / 1000 });
}

/** @param recipient the recipient of payments that were made before recipients were stored */
function toPayment({ id, amount, currency, status, ...row }: PaymentRow, recipient: string): Payment {
  return {
    ...{ _id: id, number: paymentNumber(id), amount, currency, status },
    recipient: row.recipient || recipient,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}
