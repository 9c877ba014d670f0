import type { EmailCodeRow } from '../database/email-code-row.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import type { Services } from '../services.ts';
import { listClaims } from './claim-repository.ts';
import { findUser } from './user-repository.ts';

/**
 * @returns the id of the account that gets the address
 * @throws Failure `password_required`; `wrong_password`; `too_many_requests` after five wrong passwords in 15 minutes.
 */
type ChooseClaimant = (code: EmailCodeRow, password: string | undefined) => Promise<string>;

/**
 * Creates the function that decides which account gets an address: the code's account or, when several accounts claim the
 * address, the one whose password was given. The code alone cannot decide between claims. For each claim, we email a link to
 * the address, whose owner cannot tell these emails apart, so the link that they open may belong to a stranger's account.
 */
export function createClaimantChoice(services: Services): ChooseClaimant {
  const limit = createAttemptLimit(services.database, {
    name: 'wrong passwords of email link',
    maxFailures: 5,
    window: 15 * 60 * 1000,
    clearsOnSuccess: true,
    failure: 'too_many_requests.log_in',
  });
  return async (code, password) => {
    const accounts = await listClaimants(services, code);
    if (accounts.length === 1) return code.user_id;
    if (password === undefined) throw new Failure('password_required.claims', { field: 'password' });
    const account = await limit(code.code_hash, () => findByPassword(services, accounts, password));
    if (!account) throw new Failure('wrong_password.claims', { field: 'password' });
    return account.id;
  };
}

/** The account of a code, and all others that claim its address. */
async function listClaimants({ database }: Services, { user_id, email }: EmailCodeRow): Promise<UserRow[]> {
  const user = await findUser(database, user_id);
  if (!user) throw new Error('an email code outlived its user');
  const claims = await listClaims(database, email);
  return [user, ...claims.filter(({ id }) => id !== user_id)];
}

async function findByPassword(
  { passwords }: Services,
  accounts: readonly UserRow[],
  password: string,
): Promise<UserRow | undefined> {
  for (const account of accounts) if (await passwords.matches(password, account.password_hash)) return account;
  return undefined;
}
