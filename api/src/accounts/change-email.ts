import { messages } from '@kindcrate/contract/messages';
import { invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { requestConfirmation } from './confirm-email.ts';
import { countEmail } from './email-limit.ts';
import { emailKey, findUser } from './user-repository.ts';

/**
 * Emails a confirmation link to the new address of an account. Until the new address is confirmed, the account keeps its current
 * one, and anyone else can still register with the new one.
 * @throws Failure `invalid_fields` when the account has already confirmed this address; `email_taken`; `too_many_requests`.
 */
export async function requestEmailChange(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
  email: string,
): Promise<void> {
  const user = await findUser(services.database, userId);
  if (user?.email_key === emailKey(email)) throw invalidFields({ email: messages.sameEmail });
  // Confirmations are limited per address. This limit per account keeps one account from emailing many addresses.
  await countEmail(services.database, 'changes of email', userId);
  await requestConfirmation(services, { userId, email, sessionId });
}
