import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';

/** Makes retries due immediately instead of a minute later, and waits until no email is left to send. */
export async function waitUntilSent(database: Database): Promise<void> {
  for (;;) {
    const unsent = await database.selectFrom('outbox').select('failed_at').where('sent_at', 'is', null).execute();
    expect(unsent.filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    if (!unsent.length) return;
    await makeRetriesDue(database);
    await wait(500);
  }
}

async function makeRetriesDue(database: Database): Promise<void> {
  // An email that is being sent right now is leased for five minutes, so it stays leased; a retry is due within a minute.
  const inThreeMinutes = new Date(Date.now() + 3 * 60_000).toISOString();
  await database
    .updateTable('outbox')
    .set({ claimed_until: new Date().toISOString() })
    .where('sent_at', 'is', null)
    .where('claimed_until', '<', inThreeMinutes)
    .execute();
}

/** Makes all leases expire, as if five minutes had passed: an email that was being sent when its server was killed is sent again. */
export async function expireLeases(database: Database): Promise<void> {
  const now = new Date().toISOString();
  await database.updateTable('outbox').set({ claimed_until: now }).where('sent_at', 'is', null).execute();
}

/** @returns the ids of all emails, sorted; the `Message-ID` header of each email contains its id */
export async function listMessageIds(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('outbox').select('id').execute();
  return rows.map(({ id }) => id).sort();
}
