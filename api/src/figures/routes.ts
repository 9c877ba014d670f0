import { getFiguresEndpoint } from '@kindcrate/contract/figures';
import { createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { readFigures } from './repository.ts';

/** What the charity has received, as visitors and other sites see it. */
export function addFigureRoutes(route: AddRoute, { database, catalogVersion }: Services): void {
  const replyWithFigures = createCachedReply(catalogVersion, async () => ({ data: await readFigures(database) }));

  route(getFiguresEndpoint, async (request, reply) => replyWithFigures(request, reply), { isForEveryOrigin: true });
}
