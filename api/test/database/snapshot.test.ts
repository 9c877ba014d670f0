import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withSnapshot } from '../../src/database/connections.ts';
import { openTestApp } from '../support/test-app.ts';

const { database } = (await openTestApp()).services;

test('a failure while a snapshot is read is reported, even when the snapshot cannot be ended afterward', async () => {
  const failure = new Error('the disk of the backup is full');
  const reading = withSnapshot(database, async (snapshot) => {
    // SQLite refuses to end a transaction twice.
    await sql`rollback`.execute(snapshot);
    throw failure;
  });
  await expect(reading).rejects.toBe(failure);
});
