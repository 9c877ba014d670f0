import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { blockPersonEndpoint } from '@kindcrate/contract/staff-people';
import { unassignAll } from '../accounts/assignment-repository.ts';
import { endSessions } from '../accounts/session-repository.ts';
import { updateBlock } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { lockAsStaff } from './staff-lock.ts';

/**
 * Blocks a person, ends their sessions and unassigns their orders; or unblocks the person.
 * @param actorId the member of staff who makes the change
 * @param id the id of an existing account
 * @returns false when everything is already as requested
 * @throws Failure `unauthorized` when the actor is no longer staff; `conflict` for the actor's own account.
 */
export async function blockPerson(
  { database }: Services,
  actorId: string,
  id: string,
  { blocked, reason }: BodyOf<typeof blockPersonEndpoint>,
): Promise<boolean> {
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    const user = await lockAsStaff(transaction, actorId, id);
    if (id === actorId) throw new Failure('conflict.own_account');
    if (blocked === (user.blocked_at !== null)) return false;
    await updateBlock(transaction, id, blocked ? reason : null, now);
    if (blocked) await endSessions(transaction, id, now);
    if (blocked) await unassignAll(transaction, id);
    const action = blocked ? 'blocked' : 'unblocked';
    const entry = { actor_id: actorId, action, subject_kind: 'donor', subject_id: id, detail: reason } as const;
    await addAuditEntry(transaction, entry, now);
    await addSecurityEvent(transaction, { kind: `account ${action}`, accountId: id }, now);
    return true;
  });
}
