import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { createTokenEndpoint } from '@kindcrate/contract/staff-tokens';
import { addApiToken, deleteApiToken, deleteExpiredTokensOf, listApiTokensOf } from '../api-tokens/repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure } from '../failure.ts';
import { lockAsStaff } from '../people/staff-lock.ts';
import { createApiToken, hashSecretCode } from '../secret-codes.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60 * 1000;
/** Days for which a token works. */
export const tokenDays = 365;
/** The maximum number of tokens that one account may have. */
export const maxTokens = 20;

/**
 * Creates a personal API token; only its hash is stored.
 * @param actorId the member of staff on whose behalf the token acts
 * @throws Failure `unauthorized` when the actor is no longer staff; `conflict` when the actor has the maximum number of tokens.
 */
export async function createToken(
  { database }: Services,
  actorId: string,
  { name, scopes }: BodyOf<typeof createTokenEndpoint>,
): Promise<{ id: string; token: string }> {
  const now = new Date();
  const [id, token] = [randomUUID(), createApiToken()];
  await database.transaction().execute(async (transaction) => {
    await lockAsStaff(transaction, actorId);
    await deleteExpiredTokensOf(transaction, actorId, now);
    const existing = await listApiTokensOf(transaction, actorId);
    if (existing.length >= maxTokens) throw new Failure('conflict.tokens', { values: { max: maxTokens } });
    await addApiToken(transaction, {
      id,
      user_id: actorId,
      name,
      scopes: scopes.join(' '),
      token_hash: hashSecretCode(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + tokenDays * day).toISOString(),
    });
    await addAuditEntry(
      transaction,
      { ...entryAbout(actorId, id), action: 'created token', detail: `${name} (${scopes.join(', ')})` },
      now,
    );
    await addSecurityEvent(transaction, { kind: 'API token created', accountId: actorId }, now);
  });
  return { id, token };
}

/**
 * Revokes an API token, which may belong to any member of staff.
 * @throws Failure `unauthorized` when the actor is no longer staff; `not_found` when no token has this id, for example because it
 * was revoked already.
 */
export async function revokeToken({ database }: Services, actorId: string, id: string): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await lockAsStaff(transaction, actorId);
    const name = await deleteApiToken(transaction, id);
    if (name === undefined) throw new Failure('not_found.token');
    await addAuditEntry(transaction, { ...entryAbout(actorId, id), action: 'revoked token', detail: name }, now);
  });
}

const entryAbout = (actorId: string, id: string) =>
  ({ actor_id: actorId, subject_kind: 'API token', subject_id: id }) as const;
