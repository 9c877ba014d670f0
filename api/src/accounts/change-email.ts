import { messages } from '@kindcrate/contract/messages';
import { invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { requestConfirmation } from './confirm-email.ts';
import { countEmail } from './email-limit.ts';
import { emailKey, findUser } from './user-repository.ts';

/**
 * Sends a confirmation to the new address of an account. Nothing changes before it is confirmed: until then, the account
 * keeps its address, and anyone else can still register the new one.
 * @throws Failure `invalid_fields` when it is the account's own confirmed address; `email_taken`; `too_many_requests`.
 */
export async function requestEmailChange(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
  email: string,
): Promise<void> {
  const user = await findUser(services.database, userId);
  if (user?.email_key === emailKey(email)) throw invalidFields({ email: messages.sameEmail });
  // By account as well, so that nobody can send emails to many addresses.
  await countEmail(services.database, 'changes of email', userId);
  await requestConfirmation(services, { userId, email, sessionId });
}
