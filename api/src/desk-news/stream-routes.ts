import { deskNewsStreamPath, getDeskNewsEndpoint } from '@kindcrate/contract/desk-news';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooBusyFailure } from '../concurrency/wait-for-turn.ts';
import { Failure } from '../failure.ts';
import { accountOf, authenticate, requireOpenSession, requirePermission } from '../http/authentication.ts';
import { ownOrganization } from '../http/own-organization.ts';
import { permissionsOf } from '../http/permissions.ts';
import type { Services } from '../services.ts';
import { openNewsStream } from './open-stream.ts';
import { readNews } from './read-news.ts';
import { createNewsWatch } from './watch-news.ts';

/** Milliseconds between the end of one read of the news and the start of the next. */
const interval = 2_000;
/** The maximum number of open streams of one server. Every stream keeps a connection open, and clients without a stream poll instead. */
export const maxStreams = 200;
/** The maximum number of open streams of one person, who may have the desk open in several windows. */
export const maxStreamsPerPerson = 10;

/** Streams the news to the desk. Not registered as an endpoint, because its reply does not end (contract/src/desk-news.ts). */
export function addNewsStream(api: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  const watch = createNewsWatch({
    read: async (organization) => JSON.stringify(await readNews(database, organization)),
    interval,
    onFailure: (error) => api.log.error(error, 'could not read the desk news'),
  });
  /** The open streams, with the id of the person who reads each. */
  const streams = new Map<{ end(): void }, string>();
  // The server waits for replies in progress when it closes.
  api.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end();
  });
  const permissions = permissionsOf(getDeskNewsEndpoint);

  async function stream(request: FastifyRequest, reply: FastifyReply) {
    const { userId } = accountOf(request);
    const ownStreams = [...streams.values()].filter((id) => id === userId).length;
    if (streams.size >= maxStreams || ownStreams >= maxStreamsPerPerson) throw tooBusyFailure();
    const organization = ownOrganization(request);
    async function checkAccess(): Promise<void> {
      await requireOpenSession(request);
      requirePermission(request, permissions, undefined);
      if (ownOrganization(request) !== organization) throw new Failure('not_found');
    }
    const events = openNewsStream(watch, { organization, checkAccess });
    streams.set(events, userId);
    events.once('close', () => streams.delete(events));
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Otherwise nginx would buffer the events before it passes them on.
        'x-accel-buffering': 'no',
      })
      .send(events);
  }

  api.route({
    method: 'GET',
    url: deskNewsStreamPath,
    exposeHeadRoute: false,
    config: { limit: 'requests' },
    preParsing: [
      async (request: FastifyRequest) => authenticate(request),
      async (request: FastifyRequest) => requirePermission(request, permissions, undefined),
    ],
    handler: stream,
  });
}
