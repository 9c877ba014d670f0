import { getDeskNewsEndpoint } from '@kindcrate/contract/desk-news';
import type { FastifyInstance } from 'fastify';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { readNews } from './read-news.ts';
import { addNewsStream } from './stream-routes.ts';

/**
 * Adds the routes of the desk news: how many orders are new, and how many threads wait for an answer.
 * @param api the server to which the stream is added
 */
export function addDeskNewsRoutes(route: AddRoute, services: Services, api: FastifyInstance): void {
  route(getDeskNewsEndpoint, async (request) => ({
    data: await readNews(services.database, ownOrganization(request)),
  }));
  addNewsStream(api, services);
}
