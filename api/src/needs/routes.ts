import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import { createCachedReplies, createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { listNeedCategories } from './category-repository.ts';
import { listNeeds, type NeedFilter } from './repository.ts';

/** Other sites may show the needs too. */
const forEveryOrigin = { 'access-control-allow-origin': '*' };

/** What organizations need, as visitors see it. */
export function addNeedRoutes(route: AddRoute, { database, catalogVersion }: Services): void {
  const replyWithNeeds = createCachedReplies(catalogVersion, async (filter: NeedFilter) => ({
    result: await listNeeds(database, new Date(), filter),
  }));
  const replyWithCategories = createCachedReply(catalogVersion, async () => ({
    result: await listNeedCategories(database),
  }));

  route(listNeedsEndpoint, async (request, reply) => {
    reply.headers(forEveryOrigin);
    const { organization, category } = request.query;
    return replyWithNeeds({ organization, category }, request, reply);
  });

  route(listNeedCategoriesEndpoint, async (request, reply) => {
    reply.headers(forEveryOrigin);
    return replyWithCategories(request, reply);
  });
}
