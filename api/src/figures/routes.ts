import { getFiguresEndpoint } from '@kindcrate/contract/figures';
import { createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { readFigures } from './repository.ts';

/** Adds the route that shows visitors and other sites the public figures. */
export function addFigureRoutes(route: AddRoute, { database, catalogVersion }: Services): void {
  const replyWithFigures = createCachedReply(catalogVersion, async () => ({ data: await readFigures(database) }));

  route(getFiguresEndpoint, async (request, reply) => replyWithFigures(request, reply), { allowsEveryOrigin: true });
}
