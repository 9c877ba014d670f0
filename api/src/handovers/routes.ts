import { answerByLinkEndpoint, lookUpHandoverEndpoint } from '@kindcrate/contract/handover-links';
import { listTimesEndpoint } from '@kindcrate/contract/handovers';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { answerByLink, lookUpLink } from './answer-by-link.ts';
import { requirePublicTimes } from './times.ts';

/** The free times of organizations, and the page of a link in an email about a handover. */
export function addHandoverRoutes(route: AddRoute, services: Services): void {
  route(listTimesEndpoint, async ({ params, query }, reply) => {
    const { kind = 'drop-off' } = query;
    const { timeZone, slots } = await requirePublicTimes(services.database, {
      organizationId: params.id,
      kind,
      now: new Date(),
    });
    reply.header('cache-control', 'public, max-age=60');
    return { timeZone, result: slots.flatMap(({ start, end, left }) => (left > 0 ? [{ start, end }] : [])) };
  });

  route(lookUpHandoverEndpoint, async ({ body }) => ({ data: await lookUpLink(services, body.code) }));

  route(answerByLinkEndpoint, async ({ body }) => {
    const data = await answerByLink(services, body);
    return { success: true, message: successText(`handover.${body.action}`), data };
  });
}
