import type { BodyOf } from '@kindcrate/contract/endpoint';
import { isAcceptedTestCard, type payInSandboxEndpoint } from '@kindcrate/contract/sandbox-payments';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { hashSecretCode } from '../secret-codes.ts';
import { findPaymentStatus, storeProviderAnswer } from './repository.ts';

const provider = 'sandbox';

/**
 * Accepts or declines a test card and stores the answer, but nothing about the card.
 * @throws Failure when the card is declined, and for a payment that is unknown, expired or already made.
 */
export async function payInSandbox(
  database: Database,
  { token, cardNumber }: BodyOf<typeof payInSandboxEndpoint>,
): Promise<void> {
  const tokenHash = hashSecretCode(token);
  const status = isAcceptedTestCard(cardNumber) ? 'accepted' : 'declined';
  const isStored = await storeProviderAnswer(database, { provider, tokenHash, status, now: new Date() });
  if (!isStored) throw await paymentFailure(database, tokenHash);
  if (status === 'declined') throw new Failure('card_declined');
}

/** The failure for an answer that could not be stored. */
async function paymentFailure(database: Database, tokenHash: string): Promise<Failure> {
  const status = await findPaymentStatus(database, provider, tokenHash);
  if (!status) return new Failure('not_found.payment');
  return new Failure(status === 'accepted' ? 'conflict.payment_made' : 'payment_expired');
}
