import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { logInWithPasskeyEndpoint, SecondStep } from '@kindcrate/contract/second-factors';
import type { UserRow } from '../database/schema.ts';
import type { ChallengeRow } from '../database/second-factor-rows.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { findAuthenticator } from '../second-factors/authenticator-repository.ts';
import { deleteChallenge } from '../second-factors/challenge-repository.ts';
import { createChallenge, findOpenChallenge, isChallengeOf } from '../second-factors/challenges.ts';
import { consumeSecondFactorCode } from '../second-factors/consume-code.ts';
import { describePasskey } from '../second-factors/describe-passkey.ts';
import { findPasskey, listPasskeys, recordPasskeyUse } from '../second-factors/passkey-repository.ts';
import { relyingPartyOf, verifyPasskey } from '../second-factors/webauthn.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { type SecondFactorMessage, secondFactorMessageKind } from './mail.ts';
import { type LoginSource, openSession } from './open-session.ts';
import { findUser } from './user-repository.ts';

/** A login whose password was correct, and that still needs the second factor. */
export interface PendingLogin {
  user: UserRow;
  challenge: ChallengeRow;
}

/** Creates the challenge of the second step, and describes the step to someone who has entered the correct password. */
export async function startSecondStep(services: Services, user: UserRow): Promise<SecondStep> {
  const { database, environment } = services;
  const passkeys = (await listPasskeys(database, user.id)).map(describePasskey);
  const authenticator = await findAuthenticator(database, user.id);
  return {
    challenge: await createChallenge(services, user, 'log-in'),
    hasAuthenticator: authenticator?.confirmed_at != null,
    rpId: relyingPartyOf(environment).id,
    passkeys,
  };
}

/** @throws Failure `login_expired`, also when the password has changed since the challenge was created. */
export async function findPendingLogin(services: Services, challenge: string): Promise<PendingLogin> {
  const found = await findOpenChallenge(services, challenge, 'log-in');
  const user = found && (await findUser(services.database, found.user_id));
  if (!user || !isChallengeOf(found, user)) throw new Failure('login_expired');
  return { user, challenge: found };
}

/**
 * Creates the two functions that complete a login, with a code or with a passkey. Each returns the id of the new session, or
 * throws a Failure: `wrong_code`; `login_expired`; `too_many_requests` after five wrong codes for the account in 15 minutes. The
 * wrong codes of a known device are counted separately.
 */
export function createSecondStep(services: Services, sessionSeconds: number) {
  const { database, environment } = services;
  const limit = createAttemptLimit(database, {
    name: 'wrong second-factor codes',
    maxFailures: 5,
    window: 15 * 60 * 1000,
    clearsOnSuccess: true,
    failure: 'too_many_requests.codes',
  });

  const complete = async ({ user, challenge }: PendingLogin, { device }: LoginSource): Promise<string> => {
    const consumeChallenge = (transaction: Services['database']) => deleteChallenge(transaction, challenge.id);
    const sessionId = await openSession(services, user, {
      device,
      seconds: sessionSeconds,
      authorize: consumeChallenge,
    });
    if (!sessionId) throw new Failure('login_expired');
    return sessionId;
  };
  const recordFailure = ({ user }: PendingLogin, { networkHash }: LoginSource) =>
    addSecurityEvent(database, { kind: 'second factor failed', accountId: user.id, networkHash }, new Date());

  const consumeCode = async ({ user }: PendingLogin, code: string, { networkHash }: LoginSource) =>
    transact(services, async (transaction, effects) => {
      const kind = await consumeSecondFactorCode({ ...services, database: transaction }, user.id, code);
      if (kind !== 'recovery') return kind;
      const now = new Date();
      await addSecurityEvent(transaction, { kind: 'recovery code used', accountId: user.id, networkHash }, now);
      const message: SecondFactorMessage = { userId: user.id, event: 'codeUsed' };
      await addMessage(transaction, secondFactorMessageKind, message, now.toISOString());
      effects.wakeMail();
      return kind;
    });

  return {
    async completeWithCode(pending: PendingLogin, code: string, source: LoginSource): Promise<string> {
      const knownDevice = source.knownDeviceOf(pending.user.id);
      const key = knownDevice ? `${knownDevice} ${pending.user.id}` : pending.user.id;
      const kind = await limit(key, async () => {
        const used = await consumeCode(pending, code, source);
        if (!used) await recordFailure(pending, source);
        return used;
      });
      if (!kind) throw new Failure('wrong_code', { field: 'code' });
      return complete(pending, source);
    },
    /** Attempts are not limited, because nobody can guess a signature. */
    async completeWithPasskey(
      pending: PendingLogin,
      answer: BodyOf<typeof logInWithPasskeyEndpoint>,
      source: LoginSource,
    ): Promise<string> {
      const passkey = await findPasskey(database, pending.user.id, answer.id);
      const counter = passkey && (await verifyPasskey(relyingPartyOf(environment), passkey, answer));
      const isAccepted =
        counter !== undefined && (await recordPasskeyUse(database, { id: answer.id, counter, now: new Date() }));
      if (!isAccepted) {
        await recordFailure(pending, source);
        throw new Failure('wrong_code.passkey');
      }
      return complete(pending, source);
    },
  };
}
