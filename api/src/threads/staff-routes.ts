import {
  getStaffThreadEndpoint,
  listStaffThreadsEndpoint,
  replyToThreadEndpoint,
  updateStaffThreadEndpoint,
} from '@kindcrate/contract/staff-threads';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownOrganization } from '../http/own-organization.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { listThreads } from './list-repository.ts';
import { readStaffThread } from './read-thread.ts';
import { replyToThread } from './reply.ts';
import { updateDeskThread } from './update-thread.ts';

/** Adds the routes for the threads at the desk. Volunteers see only those about orders of their organization. */
export function addStaffThreadRoutes(route: AddRoute, services: Services): void {
  const { database } = services;
  const actorOf = (request: FastifyRequest) => ({
    userId: accountOf(request).userId,
    organizationId: ownOrganization(request),
  });
  const read = (request: FastifyRequest, id: string) => readStaffThread(database, id, ownOrganization(request));

  route(listStaffThreadsEndpoint, async (request) => {
    const { show = 'unanswered', after } = request.query;
    return toPageReply(await listThreads(database, { show, after: decodeCursor(after), ...actorOf(request) }));
  });

  route(getStaffThreadEndpoint, async (request) => ({ data: await read(request, request.params.id) }));

  route(
    replyToThreadEndpoint,
    async (request) => {
      const { id } = request.params;
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      await replyToThread(services, actorOf(request), { threadId: id, ...request.body, key });
      return { success: true, message: successText('replyToThread'), data: await read(request, id) };
    },
    { needsDiskSpace: true },
  );

  route(updateStaffThreadEndpoint, async (request) => {
    const { id } = request.params;
    await updateDeskThread(services, id, actorOf(request), request.body);
    return { success: true, message: describeUpdate(request.body), data: await read(request, id) };
  });
}

/** Describes only one change, because the desk makes one change per request. */
function describeUpdate({ answered, mine }: { answered?: boolean | undefined; mine?: boolean | undefined }): string {
  if (answered !== undefined) return successText(answered ? 'updateMessage.answered' : 'updateMessage.reopened');
  if (mine !== undefined) return successText(mine ? 'updateThread.assigned' : 'updateThread.released');
  return successText('updateThread.read');
}
