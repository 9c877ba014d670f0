import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { displaceClaim, findFreeClaimKey, listClaims } from './claim-repository.ts';
import { type NewAccount, toUserRow } from './create-account.ts';
import { countEmailIfAllowed } from './email-limit.ts';
import { type ConfirmationMessage, confirmationMessageKind } from './mail.ts';
import { addUser, emailKey, findUserByEmail } from './user-repository.ts';

/** The maximum number of attempts to store a registration. An attempt fails when another request for the same address is faster. */
const maxAttempts = 5;

type Registration = Omit<NewAccount, 'role'>;

type Claim = Omit<UserRow, 'email_key'>;

/**
 * Creates a donor's account that claims its address, and sends a confirmation link to that address. An address that is only
 * claimed can still be registered, but not with the password of an existing claim, because that is probably the same person
 * trying again, for instance after a lost reply. Of several simultaneous registrations with the same address and password, only one succeeds.
 * @throws Failure `email_taken`; `too_many_requests`.
 */
export async function register(services: Services, registration: Registration): Promise<void> {
  const { email, password } = registration;
  const compared = new Set<string>();
  let claim: Claim | undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const claims = await listClaims(services.database, email);
    const isTaken =
      (await findUserByEmail(services.database, email)) ||
      (await isPasswordOfClaim(services, claims, password, compared));
    if (isTaken) throw new Failure('email_taken', { field: 'email' });
    claim ??= await toClaim(services, registration);
    if (await storeClaim(services, claim, claims)) return;
  }
  throw new Failure('too_many_requests.minutes', { values: { minutes: 1 }, retryAfter: 60 });
}

/**
 * Returns whether one of the claims has this password. Skips the claims whose ids are in `compared`, and adds the ids of those
 * that it compares, because each comparison takes as long as a login.
 */
async function isPasswordOfClaim(
  { passwords }: Services,
  claims: readonly UserRow[],
  password: string,
  compared: Set<string>,
): Promise<boolean> {
  for (const { id, password_hash } of claims) {
    if (!compared.has(id) && (await passwords.matches(password, password_hash))) return true;
    compared.add(id);
  }
  return false;
}

async function toClaim({ passwords }: Services, registration: Registration): Promise<Claim> {
  const { email_key: _, ...row } = await toUserRow(passwords, { ...registration, role: 'donor' });
  return { ...row, email_confirmed_at: null };
}

/**
 * Adds the account and, if its address already has as many claims as it can have, displaces the oldest of them.
 * @returns false when another request was faster.
 */
async function storeClaim(services: Services, claim: Claim, claims: readonly UserRow[]): Promise<boolean> {
  const { id, email, created_at } = claim;
  return transact(services, async (transaction, effects) => {
    const oldest = claims.at(-1);
    let key = findFreeClaimKey(email, claims);
    if (!key && oldest && (await displaceClaim(transaction, oldest))) key = oldest.email_key;
    if (!key || !(await addUser(transaction, { ...claim, email_key: key }))) return false;
    if (await countEmailIfAllowed(transaction, 'confirmations', emailKey(email))) {
      await addMessage(
        transaction,
        confirmationMessageKind,
        { userId: id, email } satisfies ConfirmationMessage,
        created_at,
      );
      effects.wakeMail();
    }
    return true;
  });
}
