import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import type { FastifyReply } from 'fastify';
import { createCachedReplies, createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute, EndpointRequest } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { listNeedCategories } from './category-repository.ts';
import { listNeeds, type NeedFilter } from './repository.ts';

/** Adds the routes that list what organizations need, as visitors see it. */
export function addNeedRoutes(route: AddRoute, { database, catalogVersion }: Services): void {
  const replyWithNeeds = createCachedReplies(catalogVersion, async (filter: NeedFilter) => ({
    result: await listNeeds(database, new Date(), filter),
  }));
  const replyWithCategories = createCachedReply(catalogVersion, async () => ({
    result: await listNeedCategories(database),
  }));

  // Other sites may show the needs too.
  const options = { allowsEveryOrigin: true };
  const replyToQuery = async (request: EndpointRequest<typeof listNeedsEndpoint>, reply: FastifyReply) => {
    const { organization, category } = request.query;
    return replyWithNeeds({ organization, category }, request, reply);
  };
  route(listNeedsEndpoint, replyToQuery, options);
  route(listNeedCategoriesEndpoint, replyWithCategories, options);
}
