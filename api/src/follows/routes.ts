import {
  followNeedEndpoint,
  followOrganizationEndpoint,
  listFollowsEndpoint,
  unfollowNeedEndpoint,
  unfollowOrganizationEndpoint,
  unsubscribeEndpoint,
} from '@kindcrate/contract/follows';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { followNeed, followOrganization, unsubscribe } from './follow.ts';
import { addOneClickRoutes } from './one-click-routes.ts';
import { deleteNeedFollow, deleteOrganizationFollow, listFollows } from './repository.ts';

/**
 * Adds the routes with which people follow organizations and needs.
 * @param api the server to which the routes for email clients are added
 */
export function addFollowRoutes(route: AddRoute, services: Services, api: FastifyInstance): void {
  const { database } = services;
  const followed = { success: true, message: successText('follow') };
  const unfollowed = { success: true, message: successText('unfollow') };

  route(listFollowsEndpoint, async (request) => ({
    result: await listFollows(database, accountOf(request).userId),
  }));

  route(followOrganizationEndpoint, async (request) => {
    await followOrganization(services, { userId: accountOf(request).userId, id: request.params.id });
    return followed;
  });

  route(unfollowOrganizationEndpoint, async (request) => {
    const follow = { userId: accountOf(request).userId, id: request.params.id };
    if (!(await deleteOrganizationFollow(database, follow))) throw new Failure('not_found.follow');
    return unfollowed;
  });

  route(followNeedEndpoint, async (request) => {
    await followNeed(services, { userId: accountOf(request).userId, id: request.params.id });
    return followed;
  });

  route(unfollowNeedEndpoint, async (request) => {
    const follow = { userId: accountOf(request).userId, id: request.params.id };
    if (!(await deleteNeedFollow(database, follow))) throw new Failure('not_found.follow');
    return unfollowed;
  });

  route(unsubscribeEndpoint, async ({ body }) => {
    await unsubscribe(services, body.code);
    return { success: true, message: successText('unsubscribe') };
  });
  addOneClickRoutes(api, services);
}
