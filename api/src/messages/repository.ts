import type { ContactMessage } from '@kindcrate/contract/staff-complaints';
import type { Insertable } from 'kysely';
import { type Act, addAct } from '../audit/repository.ts';
import { isOlderThan } from '../database/older-than.ts';
import type { Database } from '../database/open-database.ts';
import type { ComplaintRow } from '../database/schema.ts';
import type { Place } from '../paging/cursor.ts';
import { mapPage, pageSize, placeInTime, takePage } from '../paging/page.ts';

export async function addComplaint(database: Database, complaint: Insertable<ComplaintRow>): Promise<void> {
  await database.insertInto('complaints').values(complaint).execute();
}

interface Wanted {
  /** Only those that are answered, or are not. */
  answered?: boolean | undefined;
  /** Where to go on. */
  after?: Place | undefined;
}

/** A page of messages, newest first. */
export async function listComplaints(database: Database, { answered, after }: Wanted) {
  const rows = await complaints(database)
    .$if(answered !== undefined, (query) => query.where('answered_at', answered ? 'is not' : 'is', null))
    .$call((query) => (after ? query.where(isOlderThan('complaints', after)) : query))
    .orderBy('complaints.created_at', 'desc')
    .orderBy('complaints.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, placeInTime), toMessage);
}

export async function findComplaint(database: Database, id: string): Promise<ContactMessage | undefined> {
  const row = await complaints(database).where('complaints.id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/**
 * Marks a message as answered, or as open again, and writes the act into the trail; neither when it is so already.
 */
export async function markComplaint(database: Database, answered: boolean, act: Act): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable('complaints')
      .set(
        answered
          ? { answered_at: now.toISOString(), answered_by: act.actor_id }
          : { answered_at: null, answered_by: null },
      )
      .where('id', '=', act.subject_id)
      .where('answered_at', answered ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (marked) await addAct(transaction, act, now);
  });
}

function complaints(database: Database) {
  return database
    .selectFrom('complaints')
    .leftJoin('users', 'users.id', 'complaints.answered_by')
    .select(['complaints.id', 'complaints.name', 'complaints.email', 'subject', 'message', 'complaints.created_at'])
    .select(['answered_at', 'users.username as answered_by']);
}

type Row = Awaited<ReturnType<ReturnType<typeof complaints>['execute']>>[number];

function toMessage(row: Row): ContactMessage {
  const { name, email, subject, message } = row;
  return {
    ...{ _id: row.id, name, email, subject, message },
    createdAt: row.created_at,
    answered: row.answered_at !== null,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
  };
}
