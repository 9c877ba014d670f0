import {
  getThreadEndpoint,
  listUnreadThreadsEndpoint,
  markMessagesReadEndpoint,
  writeMessageEndpoint,
} from '@kindcrate/contract/threads';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { listUnreadThreads } from './list-repository.ts';
import { readDonorThread } from './read-thread.ts';
import { markReadByDonor, writeAsDonor } from './write-as-donor.ts';

/**
 * The maximum number of unread threads in one reply. A donor may have thousands of orders, but is unlikely to have this many unread
 * threads.
 */
const maxUnread = 100;

/** Adds the routes with which donors read and write messages about their orders. */
export function addThreadRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listUnreadThreadsEndpoint, async (request) => ({
    result: await listUnreadThreads(database, accountOf(request).userId, maxUnread),
  }));

  route(getThreadEndpoint, async (request) => ({
    data: await readDonorThread(database, request.params.id, accountOf(request).userId),
  }));

  route(
    writeMessageEndpoint,
    async (request) => {
      const { id: threadId } = request.params;
      const { userId: authorId } = accountOf(request);
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      await writeAsDonor(services, { threadId, authorId, text: request.body.text, key });
      return {
        success: true,
        message: successText('writeMessage'),
        data: await readDonorThread(database, threadId, authorId),
      };
    },
    { needsDiskSpace: true },
  );

  route(markMessagesReadEndpoint, async (request) => {
    const { id } = request.params;
    const { userId } = accountOf(request);
    await markReadByDonor(services, id, userId, request.body.read);
    return { data: await readDonorThread(database, id, userId) };
  });
}
