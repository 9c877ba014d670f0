import type { Decision, Redemption } from '@kindcrate/contract/redemptions';
import type { Services } from '../services.ts';
import { refusals } from './refusals.ts';
import { findRedemption } from './repository.ts';
import { decideRedemption } from './step-repository.ts';

const wanted = { approve: 'approved', refuse: 'refused' } as const;

/**
 * Takes a donor's answer to a request. The same answer again, after a reply that got lost, changes nothing and gives
 * the same reply.
 * @throws Failure when the request is another's, ran out or lost its ground, was answered otherwise, or is not covered any more.
 */
export async function answerRequest(
  { database, mailBell }: Services,
  id: string,
  donorId: string,
  decision: Decision,
): Promise<Redemption> {
  const decided = await decideRedemption(database, id, donorId, decision);
  if (!decided) throw refusals.notYours();
  const { before, after } = decided;
  if (after === 'expired') throw before === 'pending' ? refusals.withdrawn() : refusals.overdue();
  if (after !== wanted[decision]) {
    if (before === 'pending') throw refusals.notCovered();
    throw refusals.decided(after === 'approved' ? 'approved' : 'refused');
  }
  if (after === 'approved') mailBell.ring();
  const redemption = await findRedemption(database, id, donorId);
  if (!redemption) throw refusals.notYours();
  return redemption;
}
