import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { isAcceptedTestCard, type payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import type { PaymentRow } from '../database/payment-rows.ts';
import { Failure } from '../failure.ts';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { sandbox } from './provider.ts';
import { recordEvent } from './record-event.ts';
import { lockPaymentOfToken } from './repository.ts';

/**
 * Accepts or declines a test card and stores the result, but nothing about the card.
 * @throws Failure when the card is declined, and for a payment that is unknown, expired or already made.
 */
export async function payInSandbox(
  services: Services,
  { token, cardNumber }: BodyOf<typeof payInSandboxEndpoint>,
): Promise<void> {
  const kind = isAcceptedTestCard(cardNumber) ? 'accepted' : 'declined';
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const key = { provider: sandbox.name, token_hash: hashSecretCode(token) };
    const payment = requirePayable(await lockPaymentOfToken(transaction, key), now);
    const { provider, provider_order, amount, currency, integration } = payment;
    const event = { provider, provider_order, amount, currency, integration };
    const report = { transaction_id: randomUUID(), occurred_at: now.toISOString() };
    await recordEvent(transaction, effects, { ...event, ...report, kind }, now);
  });
  if (kind === 'declined') throw new Failure('card_declined');
}

function requirePayable(payment: PaymentRow | undefined, now: Date): PaymentRow {
  if (!payment) throw new Failure('not_found.payment');
  if (payment.paid_at !== null) throw new Failure('conflict.payment_made');
  if (payment.expires_at <= now.toISOString()) throw new Failure('payment_expired');
  return payment;
}
