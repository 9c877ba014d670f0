import { getPaymentEndpoint, type Payment, startPaymentEndpoint } from '@kindcrate/contract/payments';
import { payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import { listStaffPaymentsEndpoint } from '@kindcrate/contract/staff-payments';
import type { PaymentRow } from '../database/payment-rows.ts';
import { Failure } from '../failure.ts';
import { findAccount } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { listPayments, sumPayments } from './list-repository.ts';
import { paymentNumber } from './payment-number.ts';
import { sandbox } from './provider.ts';
import { findPayment } from './repository.ts';
import { payInSandbox } from './sandbox.ts';
import { startPayment } from './start-payment.ts';

export function addPaymentRoutes(route: AddRoute, services: Services): void {
  const { database, environment } = services;

  route(
    startPaymentEndpoint,
    async (request) => {
      const donorId = (await findAccount(request))?.userId;
      const { token, payment } = await startPayment(services, sandbox, { amount: request.query.amount, donorId });
      return { token, frame: environment.PAYMENT_FRAME_URL, payment };
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

/** @param recipient for a payment that was made before its recipient was stored */
function toPayment({ id, amount, currency, status, ...row }: PaymentRow, recipient: string): Payment {
  return {
    ...{ _id: id, number: paymentNumber(id), amount, currency, status },
    recipient: row.recipient || recipient,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}
