import {
  getThreadEndpoint,
  listUnreadThreadsEndpoint,
  markMessagesReadEndpoint,
  type Thread,
  type UnreadThread,
  writeMessageEndpoint,
} from '@kindcrate/contract/threads';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The donor's orders with unread messages. */
export const unreadThreads = createResource<UnreadThread[]>(
  async () => (await requestInSession(listUnreadThreadsEndpoint)).result,
);

/** Loads the messages about one of the donor's own orders. */
export async function loadThread(id: string): Promise<Thread> {
  return (await requestInSession(getThreadEndpoint, { parameters: { id } })).data;
}

/** Writes to the desk. Returns the API's message, and the thread with the new message. */
export function writeMessage(id: string, text: string, idempotencyKey: string) {
  return requestInSession(writeMessageEndpoint, { parameters: { id }, body: { text }, idempotencyKey });
}

/** Marks the messages up to number `read` as read by the donor. */
export async function markThreadRead(id: string, read: number): Promise<void> {
  await requestInSession(markMessagesReadEndpoint, { parameters: { id }, body: { read } });
  unreadThreads.update((threads) => threads.filter(({ _id }) => _id !== id));
}
