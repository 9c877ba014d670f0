import { parseSecondFactorCode } from '@kindcrate/contract/second-factor-codes';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { consumeTimeStep, findAuthenticator } from './authenticator-repository.ts';
import { consumeRecoveryCode } from './recovery-code-repository.ts';
import { createSealer } from './sealed-secret.ts';
import { findTimeStep } from './totp.ts';

type CodeServices = Pick<Services, 'database' | 'tokenSecret'>;

/**
 * Uses up a code that someone typed in the second step.
 * @returns what kind of code it was; undefined when it is wrong, old or used
 */
export async function consumeSecondFactorCode(
  services: CodeServices,
  userId: string,
  text: string,
): Promise<'one-time' | 'recovery' | undefined> {
  const code = parseSecondFactorCode(text);
  if (!code) return undefined;
  const isCorrect =
    code.kind === 'one-time'
      ? await consumeOneTimeCode(services, { userId, code: code.value, isConfirmed: true })
      : await consumeRecoveryCode(services.database, { userId, hash: hashSecretCode(code.value), now: new Date() });
  return isCorrect ? code.kind : undefined;
}

/**
 * Uses up a code of an authenticator app.
 * @param isConfirmed true for the app that is in use, false for one that is being set up
 */
export async function consumeOneTimeCode(
  { database, tokenSecret }: CodeServices,
  { userId, code, isConfirmed }: { userId: string; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const authenticator = await findAuthenticator(database, userId);
  if (!authenticator || (authenticator.confirmed_at !== null) !== isConfirmed) return false;
  // After a change of the token secret, the app's secret cannot be opened: one-time codes fail, but recovery codes still work.
  const secret = createSealer(tokenSecret).open(authenticator.secret, userId);
  const step = secret && findTimeStep(secret, code, new Date());
  if (step === undefined) return false;
  return consumeTimeStep(database, { userId, sealedSecret: authenticator.secret, step });
}
