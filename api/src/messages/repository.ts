import type { ContactMessage } from '@kindcrate/contract/staff-contact-messages';
import { type Insertable, sql } from 'kysely';
import type { ComplaintRow } from '../database/complaint-row.ts';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import { type Cursor, isOlderThan, mapPage, pageSize, takePage, timeCursor } from '../paging/page.ts';

export async function addContactMessage(database: Database, message: Insertable<ComplaintRow>): Promise<void> {
  await database.insertInto('complaints').values(message).execute();
}

interface Filter {
  /** True for answered messages only, false for messages that wait for an answer; undefined for both. */
  answered?: boolean | undefined;
  after?: Cursor | undefined;
}

/** One page of messages, newest first. */
export async function listContactMessages(database: Database, { answered, after }: Filter) {
  const rows = await selectMessages(database)
    .$if(answered !== undefined, (query) => query.where('answered_at', answered ? 'is not' : 'is', null))
    .$call((query) => (after ? query.where(isOlderThan('complaints', after)) : query))
    .orderBy('complaints.created_at', 'desc')
    .orderBy('complaints.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, timeCursor), toMessage);
}

export async function findContactMessage(database: Database, id: string): Promise<ContactMessage | undefined> {
  const row = await selectMessages(database).where('complaints.id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** Contact messages do not belong to an account, but to the person who confirmed the email address that was entered. */
export const isMessageFrom = (emailKey: string) => sql<boolean>`lower(complaints.email) = ${emailKey}`;

/** All messages that were sent with an email address, newest first. */
export async function listMessagesFrom(database: Database, emailKey: string): Promise<ContactMessage[]> {
  const rows = await selectMessages(database)
    .where(isMessageFrom(emailKey))
    .orderBy('complaints.created_at', 'desc')
    .execute();
  return rows.map(toMessage);
}

export async function deleteMessagesFrom(database: Database, emailKey: string): Promise<void> {
  await database.deleteFrom('complaints').where(isMessageFrom(emailKey)).execute();
}

/** Deletes up to `limit` messages that were sent before the given time, and neither answered nor replied to since. @returns how many. */
export async function deleteContactMessages(database: Database, before: Date, limit: number): Promise<number> {
  const time = before.toISOString();
  const old = database
    .selectFrom('complaints')
    .select('id')
    .where('created_at', '<', time)
    .where(({ or, eb }) => or([eb('answered_at', 'is', null), eb('answered_at', '<', time)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('threads')
            .select('threads.id')
            .whereRef('complaint_id', '=', 'complaints.id')
            .where('last_at', '>=', time),
        ),
      ),
    )
    .limit(limit);
  return countDeleted(database.deleteFrom('complaints').where('id', 'in', lockAvailableRows(database, old)));
}

function selectMessages(database: Database) {
  return database
    .selectFrom('complaints')
    .leftJoin('users', 'users.id', 'complaints.answered_by')
    .select(['complaints.id', 'complaints.name', 'complaints.email', 'subject', 'message', 'complaints.created_at'])
    .select(['answered_at', 'users.username as answered_by']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

function toMessage(row: Row): ContactMessage {
  const { name, email, subject, message } = row;
  return {
    _id: row.id,
    name,
    email,
    subject,
    message,
    createdAt: row.created_at,
    answered: row.answered_at !== null,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
  };
}
