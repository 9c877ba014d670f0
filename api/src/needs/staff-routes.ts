import {
  createNeedCategoryEndpoint,
  deleteNeedCategoryEndpoint,
  updateNeedCategoryEndpoint,
} from '@kindcrate/contract/staff-need-categories';
import {
  createNeedEndpoint,
  deleteNeedEndpoint,
  listStaffNeedsEndpoint,
  updateNeedEndpoint,
} from '@kindcrate/contract/staff-needs';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization, requirePermittedOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addCategory, editCategory, removeCategory } from './edit-category.ts';
import { addNeed, editNeed, removeNeed } from './edit-need.ts';
import { listStaffNeeds } from './repository.ts';

/** Adds the routes with which the desk lists and edits needs, and edits need categories. */
export function addStaffNeedRoutes(route: AddRoute, services: Services): void {
  const editOf = (id: string, request: FastifyRequest) => ({
    id,
    editorId: accountOf(request).userId,
    organization: ownOrganization(request),
  });

  route(listStaffNeedsEndpoint, async (request) => {
    const organization = requirePermittedOrganization(request, request.query.organization);
    return { result: await listStaffNeeds(services.database, new Date(), organization) };
  });

  route(createNeedEndpoint, async (request, reply) => {
    const organization = requirePermittedOrganization(request, request.body.organization);
    const data = await addNeed(services, accountOf(request).userId, organization, request.body);
    reply.code(201);
    return { success: true, message: successText('createNeed', { words: data.words }), data };
  });

  route(updateNeedEndpoint, async (request) => {
    const data = await editNeed(services, editOf(request.params.id, request), request.body);
    return { success: true, message: successText('updateNeed', { words: data.words }), data };
  });

  route(deleteNeedEndpoint, async (request) => {
    const words = await removeNeed(services, editOf(request.params.id, request));
    return { success: true, message: successText('deleteNeed', { words }) };
  });

  addCategoryRoutes(route, services);
}

function addCategoryRoutes(route: AddRoute, services: Services): void {
  const editOf = (id: string, request: FastifyRequest) => ({ id, editorId: accountOf(request).userId });

  route(createNeedCategoryEndpoint, async (request, reply) => {
    const data = await addCategory(services, accountOf(request).userId, request.body);
    reply.code(201);
    return { success: true, message: successText('createNeedCategory', { title: data.title }), data };
  });

  route(updateNeedCategoryEndpoint, async (request) => {
    const data = await editCategory(services, editOf(request.params.id, request), request.body);
    return { success: true, message: successText('updateNeedCategory', { title: data.title }), data };
  });

  route(deleteNeedCategoryEndpoint, async (request) => {
    const title = await removeCategory(services, editOf(request.params.id, request));
    return { success: true, message: successText('deleteNeedCategory', { title }) };
  });
}
