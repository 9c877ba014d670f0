import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

/** Something to tell somebody. Write it in the transaction of what happened, so that neither is ever there alone. */
export async function addMessage(database: Database, kind: string, content: object, at: string): Promise<void> {
  await database
    .insertInto('outbox')
    .values({ id: randomUUID(), kind, payload: JSON.stringify(content), created_at: at, sent_at: null })
    .execute();
}

/** A message that the one who asked may send, and nobody else until the time is over. */
export interface ClaimedMessage {
  id: string;
  kind: string;
  payload: string;
  createdAt: string;
  /** How often it was tried, this time included. */
  attempts: number;
}

interface Claim {
  kinds: readonly string[];
  now: Date;
  until: Date;
}

/** Claims the message that waits longest. It is written, not only read, so that of two processes one gets it. */
export async function claimMessage(
  database: Database,
  { kinds, now, until }: Claim,
): Promise<ClaimedMessage | undefined> {
  for (;;) {
    const due = await claimable(database, kinds, now).executeTakeFirst();
    if (!due) return undefined;
    const claimed = await database
      .updateTable('outbox')
      .set((set) => ({ claimed_until: until.toISOString(), attempts: set('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('claimed_until', '=', due.claimed_until)
      .where('sent_at', 'is', null)
      .returning(['id', 'kind', 'payload', 'created_at as createdAt', 'attempts'])
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

/** The message that waits longest of those that nobody holds. */
export function claimable(database: Database, kinds: readonly string[], now: Date) {
  return database
    .selectFrom('outbox')
    .select(['id', 'claimed_until'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', 'in', kinds)
    .where('claimed_until', '<=', now.toISOString())
    .orderBy('claimed_until')
    .orderBy('created_at')
    .limit(1);
}

/** From now on nobody claims the message. */
export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('outbox').set({ sent_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Leaves a message to be tried again, not before a time. */
export async function postponeMessage(database: Database, id: string, until: Date): Promise<void> {
  await database.updateTable('outbox').set({ claimed_until: until.toISOString() }).where('id', '=', id).execute();
}

/** Leaves a message unsent for good. */
export async function giveUpMessage(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('outbox').set({ failed_at: now.toISOString() }).where('id', '=', id).execute();
}
