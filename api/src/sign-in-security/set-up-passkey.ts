import type { BodyOf } from '@kindcrate/contract/endpoint';
import { limits } from '@kindcrate/contract/limits';
import type { addPasskeyEndpoint, PasskeySetup } from '@kindcrate/contract/second-factors';
import { findUser } from '../accounts/user-repository.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { deleteChallenge } from '../second-factors/challenge-repository.ts';
import { createChallenge, findOpenChallenge, isChallengeOf } from '../second-factors/challenges.ts';
import { describePasskey } from '../second-factors/describe-passkey.ts';
import { addPasskey, listPasskeys } from '../second-factors/passkey-repository.ts';
import { relyingPartyOf, signatureAlgorithms, verifyNewPasskey } from '../second-factors/webauthn.ts';
import type { Services } from '../services.ts';
import { siteName } from '../texts/texts.ts';
import { addFactor, type Session } from './change-factors.ts';

/** Creates a challenge, and returns the options with which a browser creates a passkey. */
export async function startPasskey(services: Services, userId: string): Promise<PasskeySetup> {
  const { database, environment } = services;
  const user = await findOwner(services, userId);
  return {
    challenge: await createChallenge(services, user, 'new passkey'),
    rp: { id: relyingPartyOf(environment).id, name: siteName },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.username },
    algorithms: signatureAlgorithms,
    existing: (await listPasskeys(database, userId)).map(describePasskey),
  };
}

/**
 * Stores a passkey that a browser has created.
 * @returns recovery codes if the account had no second factor before
 * @throws Failure `login_expired` when the challenge is not open; `wrong_code` when the browser's answer must be refused;
 * `conflict` for a passkey that is already stored, and when the account has the maximum number of them.
 */
export async function addNewPasskey(
  services: Services,
  session: Session,
  body: BodyOf<typeof addPasskeyEndpoint>,
): Promise<string[] | undefined> {
  const { userId } = session;
  const challenge = await findOpenChallenge(services, body.challenge, 'new passkey');
  if (!challenge || !isChallengeOf(challenge, await findOwner(services, userId))) {
    throw new Failure('login_expired.new_passkey');
  }
  const credential = await verifyNewPasskey(relyingPartyOf(services.environment), body);
  if (!credential) throw new Failure('wrong_code.passkey');
  return addFactor(services, session, async (transaction, now) => {
    if (!(await deleteChallenge(transaction, challenge.id))) throw new Failure('login_expired.new_passkey');
    if ((await listPasskeys(transaction, userId)).length >= limits.passkeys) {
      throw new Failure('conflict.passkeys', { values: { max: limits.passkeys } });
    }
    const isAdded = await addPasskey(transaction, {
      ...credential,
      user_id: userId,
      transports: body.transports.join(),
      name: body.name,
      created_at: now.toISOString(),
      last_used_at: null,
    });
    if (!isAdded) throw new Failure('conflict.passkey');
  });
}

async function findOwner({ database }: Services, userId: string): Promise<UserRow> {
  const user = await findUser(database, userId);
  if (!user) throw new Error('a session outlived its user');
  return user;
}
