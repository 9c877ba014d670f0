import type { SecondFactors } from '@kindcrate/contract/second-factors';
import { findUser } from '../accounts/user-repository.ts';
import { findAuthenticator } from '../second-factors/authenticator-repository.ts';
import { listPasskeys } from '../second-factors/passkey-repository.ts';
import { countRecoveryCodes } from '../second-factors/recovery-code-repository.ts';
import type { Services } from '../services.ts';

/** Everything that the profile shows about an account's second factors. */
export async function describeSecondFactors(
  { database, environment }: Services,
  userId: string,
): Promise<SecondFactors> {
  const user = await findUser(database, userId);
  const authenticator = await findAuthenticator(database, userId);
  const passkeys = await listPasskeys(database, userId);
  return {
    authenticatorSince: authenticator?.confirmed_at ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      _id: id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    recoveryCodesLeft: await countRecoveryCodes(database, userId),
    isRequired: environment.STAFF_SECOND_FACTOR === 'required' && user?.role === 'staff',
  };
}
