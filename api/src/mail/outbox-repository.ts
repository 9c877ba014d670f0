import { randomUUID } from 'node:crypto';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';

/** Adds a message. Call it in the transaction of the event that the message reports, so that neither exists without the other. */
export async function addMessage(database: Database, kind: string, content: object, at: string): Promise<void> {
  await database
    .insertInto('outbox')
    .values({ id: randomUUID(), kind, payload: JSON.stringify(content), created_at: at, sent_at: null })
    .execute();
}

/** A message that only the caller may send until the lease expires. */
export interface LeasedMessage {
  id: string;
  kind: string;
  payload: string;
  createdAt: string;
  /** Attempts to send the message, including the current one. */
  attempts: number;
}

interface Lease {
  kinds: readonly string[];
  now: Date;
  until: Date;
}

/** Leases to the caller the message that has been due longest. The conditional update leases it to only one of several processes. */
export async function leaseMessage(
  database: Database,
  { kinds, now, until }: Lease,
): Promise<LeasedMessage | undefined> {
  for (;;) {
    const due = await selectNextDueMessage(database, kinds, now).executeTakeFirst();
    if (!due) return undefined;
    const leased = await database
      .updateTable('outbox')
      .set((set) => ({ claimed_until: until.toISOString(), attempts: set('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('claimed_until', '=', due.claimed_until)
      .where('sent_at', 'is', null)
      .returning(['id', 'kind', 'payload', 'created_at as createdAt', 'attempts'])
      .executeTakeFirst();
    if (leased) return leased;
  }
}

/** Selects the message that has been due longest and is not leased. */
export function selectNextDueMessage(database: Database, kinds: readonly string[], now: Date) {
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

/** Replaces the payload once a message is sent or given up on: addresses, and what people typed, must not outlive their purpose. */
const noPayload = '{}';

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  const changes = { sent_at: now.toISOString(), payload: noPayload };
  await database.updateTable('outbox').set(changes).where('id', '=', id).execute();
}

/** Ends the lease, and makes the message due again at a later time. */
export async function postponeMessage(database: Database, id: string, until: Date): Promise<void> {
  await database.updateTable('outbox').set({ claimed_until: until.toISOString() }).where('id', '=', id).execute();
}

/** Gives up sending a message. */
export async function markFailed(database: Database, id: string, now: Date): Promise<void> {
  const changes = { failed_at: now.toISOString(), payload: noPayload };
  await database.updateTable('outbox').set(changes).where('id', '=', id).execute();
}

/** The messages that are still to be sent. */
export async function listUnsentMessages(database: Database): Promise<{ id: string; payload: string }[]> {
  return database
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** How many messages are still to be sent, and when the oldest of them was added (ISO 8601). */
export async function findBacklog(database: Database): Promise<{ count: number; oldest: string | undefined }> {
  const { count, oldest } = await database
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('created_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}

export async function removeMessage(database: Database, id: string): Promise<void> {
  await database.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes up to `limit` emails from the outbox that were sent or given up on before the given time. @returns how many. */
export async function deleteOldEmails(database: Database, before: Date, limit: number): Promise<number> {
  const time = before.toISOString();
  const old = database
    .selectFrom('outbox')
    .select('id')
    .where('created_at', '<', time)
    .where(({ or, eb }) => or([eb('sent_at', '<', time), eb('failed_at', '<', time)]))
    .limit(limit);
  return countDeleted(database.deleteFrom('outbox').where('id', 'in', lockAvailableRows(database, old)));
}
