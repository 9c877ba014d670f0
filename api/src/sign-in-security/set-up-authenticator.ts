import type { AuthenticatorSetup } from '@kindcrate/contract/second-factors';
import { findUser } from '../accounts/user-repository.ts';
import { Failure } from '../failure.ts';
import { drawQrCode } from '../qr-code.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { addAuthenticator, confirmAuthenticator } from '../second-factors/authenticator-repository.ts';
import { consumeOneTimeCode } from '../second-factors/consume-code.ts';
import { createSealer } from '../second-factors/sealed-secret.ts';
import { createTotpSecret, toBase32, toOtpauthUri } from '../second-factors/totp.ts';
import type { Services } from '../services.ts';
import { siteName } from '../texts/texts.ts';
import { addFactor, type Session } from './change-factors.ts';

/**
 * Creates the secret of an authenticator app, and replaces one that was never confirmed.
 * @throws Failure `conflict` when an app is already set up.
 */
export async function startAuthenticator(services: Services, userId: string): Promise<AuthenticatorSetup> {
  const { database, tokenSecret } = services;
  const user = await findUser(database, userId);
  if (!user) throw new Error('a session outlived its user');
  const secret = createTotpSecret();
  const sealedSecret = createSealer(tokenSecret).seal(secret, userId);
  const isAdded = await addAuthenticator(database, { userId, sealedSecret, now: new Date() });
  if (!isAdded) throw new Failure('conflict.authenticator');
  const uri = toOtpauthUri(secret, { issuer: siteName, account: user.email });
  return { uri, qrcode: drawQrCode(uri), secret: toBase32(secret) };
}

/** Confirms a new app with its first code. @returns recovery codes if the account had no second factor before */
type ConfirmAuthenticator = (session: Session, code: string) => Promise<string[] | undefined>;

/** @throws Failure `wrong_code`; `too_many_requests`; `conflict` when an app is already confirmed. */
export function createAuthenticatorConfirmation(services: Services): ConfirmAuthenticator {
  const limit = createAttemptLimit(services.database, {
    name: 'wrong codes of new authenticator',
    maxFailures: 10,
    window: 15 * 60 * 1000,
    clearsOnSuccess: true,
    failure: 'too_many_requests.codes',
  });
  return async (session, code) => {
    const { userId } = session;
    const isCorrect = await limit(userId, async () =>
      (await consumeOneTimeCode(services, { userId, code, isConfirmed: false })) ? true : undefined,
    );
    if (!isCorrect) throw new Failure('wrong_code.new_app', { field: 'code' });
    return addFactor(services, session, async (transaction, now) => {
      if (!(await confirmAuthenticator(transaction, userId, now))) throw new Failure('conflict.authenticator');
    });
  };
}
