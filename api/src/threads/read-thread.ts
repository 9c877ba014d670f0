import type { StaffThreadDetails } from '@kindcrate/contract/staff-threads';
import type { Thread } from '@kindcrate/contract/threads';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { colleagueName } from '../orders/colleague-repository.ts';
import { type Correspondent, findCorrespondent } from './correspondent-repository.ts';
import { readThreads } from './list-repository.ts';
import { listMessages } from './message-repository.ts';
import { findThread } from './repository.ts';

/**
 * The thread about a donor's own order.
 * @throws Failure `not_found` for someone else's order.
 */
export async function readDonorThread(database: Database, orderId: string, userId: string): Promise<Thread> {
  const { donorId } = (await findCorrespondent(database, orderId, undefined)) ?? {};
  if (donorId !== userId) throw new Failure('not_found.order');
  const row = await findThread(database, orderId);
  const messages = (await listMessages(database, orderId)).map(toMessage);
  return { messages, read: row?.donor_read ?? 0 };
}

/**
 * A thread as the desk shows it.
 * @param organizationId if given, only threads about this organization's orders are found
 * @throws Failure `not_found`.
 */
export async function readStaffThread(
  database: Database,
  id: string,
  organizationId: string | undefined,
): Promise<StaffThreadDetails> {
  const correspondent = await findCorrespondent(database, id, organizationId);
  if (!correspondent) throw new Failure('not_found.thread');
  const { canReply, email } = correspondent;
  const row = await findThread(database, id);
  const listed = (await readThreads(database, [id], organizationId)).get(id);
  const written = (await listMessages(database, id)).map((message) => ({
    ...toMessage(message),
    by: message.from_desk ? colleagueName(message, organizationId) : null,
  }));
  return {
    ...(listed ?? emptyThread(correspondent)),
    email,
    read: row?.desk_read ?? 0,
    canReply,
    messages: [...firstMessage(correspondent), ...written],
  };
}

type Row = Awaited<ReturnType<typeof listMessages>>[number];

const toMessage = ({ id, sequence, from_desk, text, created_at }: Row) => ({
  _id: id,
  sequence,
  fromDesk: from_desk === 1,
  text,
  at: created_at,
});

/** A contact message is the first message of its own thread. */
function firstMessage({ id, message, sentAt }: Correspondent) {
  return message === null ? [] : [{ _id: id, sequence: 1, fromDesk: false, by: null, text: message, at: sentAt }];
}

/** The thread of an order about which nobody has written. */
const emptyThread = ({ id, title, from, organization, sentAt }: Correspondent) => ({
  _id: id,
  kind: 'order' as const,
  title,
  from,
  organization,
  text: '',
  lastAt: sentAt,
  waitingSince: null,
  unread: 0,
  assignee: null,
});
