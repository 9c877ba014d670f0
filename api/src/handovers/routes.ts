import { answerByLinkEndpoint, lookUpHandoverEndpoint } from '@kindcrate/contract/handover-links';
import { type HandoverKind, listTimesEndpoint } from '@kindcrate/contract/handovers';
import { createCachedReplies } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { answerByLink, lookUpLink } from './answer-by-link.ts';
import { listFreeTimes } from './times.ts';

/** Adds the routes that list the free times of organizations, and those that the page of an emailed handover link uses. */
export function addHandoverRoutes(route: AddRoute, services: Services): void {
  const { database, catalogVersion, timesVersion } = services;
  // Free times depend on places, which are part of the catalog, and on bookings.
  const version = {
    get count() {
      return catalogVersion.count + timesVersion.count;
    },
  };
  // The cached times may be outdated, which does no harm: a time is checked again, under a lock, when it is booked.
  const replyWithTimes = createCachedReplies(version, (query: { organizationId: string; kind: HandoverKind }) =>
    listFreeTimes(database, { ...query, now: new Date() }),
  );

  route(listTimesEndpoint, async (request, reply) => {
    const { kind = 'drop-off' } = request.query;
    return replyWithTimes({ organizationId: request.params.id, kind }, request, reply);
  });

  route(lookUpHandoverEndpoint, async ({ body }) => ({ data: await lookUpLink(services, body.code) }));

  route(answerByLinkEndpoint, async ({ body }) => {
    const data = await answerByLink(services, body);
    return { success: true, message: successText(`handover.${body.action}`), data };
  });
}
