import type { BodyOf } from '@kindcrate/contract/endpoint';
import { isAcceptedTestCard, type payInSandboxEndpoint } from '@kindcrate/contract/payments';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { hashSecretCode } from '../secret-codes.ts';
import { findPaymentStatus, recordAnswer } from './repository.ts';

const provider = 'sandbox';

/**
 * Answers a test card, and writes down what the answer was; of the card itself nothing is kept.
 * @throws Failure when the card is declined, and for a payment that is unknown, that ran out, or that was made already
 */
export async function chargeTestCard(
  database: Database,
  { token, cardNumber }: BodyOf<typeof payInSandboxEndpoint>,
): Promise<void> {
  const tokenHash = hashSecretCode(token);
  const status = isAcceptedTestCard(cardNumber) ? 'accepted' : 'declined';
  const at = new Date().toISOString();
  if (!(await recordAnswer(database, { provider, tokenHash, status, at }))) throw await refusal(database, tokenHash);
  if (status === 'declined') {
    throw new Failure('card_declined', 'This card was declined, and nothing was taken. Try another one');
  }
}

async function refusal(database: Database, tokenHash: string): Promise<Failure> {
  const status = await findPaymentStatus(database, provider, tokenHash);
  if (!status) {
    return new Failure('not_found', 'We do not know this payment. Load the page again to begin a new one');
  }
  if (status === 'accepted') {
    return new Failure('conflict', 'This payment was made already. Nothing was taken a second time');
  }
  return new Failure(
    'payment_expired',
    'This payment waited for too long, and nothing was taken. Load the page again to begin a new one',
  );
}
