import {
  addOrganizationImageEndpoint,
  arrangeOrganizationImagesEndpoint,
  createOrganizationEndpoint,
  getStaffOrganizationEndpoint,
  listStaffOrganizationsEndpoint,
  updateOrganizationEndpoint,
} from '@kindcrate/contract/staff-organizations';
import { accountOf } from '../http/authentication.ts';
import { countEdit } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addPictureTo, arrangePictures, createOrganization, editOrganization } from './edit-organization.ts';
import { findEntry, organizations } from './kinds.ts';
import { listStaffOrganizations } from './organization-repository.ts';

export function addStaffOrganizationRoutes(answer: AddRoute, services: Services): void {
  const { database, catalogVersion } = services;

  answer(listStaffOrganizationsEndpoint, async () => ({ result: await listStaffOrganizations(database) }));

  answer(getStaffOrganizationEndpoint, async ({ params }) => ({
    data: await findEntry(database, organizations, params.id),
  }));

  answer(createOrganizationEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(catalogVersion, createOrganization(services, userId, request.body));
    reply.code(201);
    return { success: true, message: successText('createCatalogEntry', { title: data.title }), data };
  });

  answer(updateOrganizationEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(catalogVersion, editOrganization(services, userId, request.params.id, request.body));
    return { success: true, message: successText('updateCatalogEntry', { title: data.title }), data };
  });

  answer(addOrganizationImageEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(catalogVersion, addPictureTo(services, userId, request.params.id, request.body));
    reply.code(201);
    return { success: true, message: successText('addOrganizationImage', { title: data.title }), data };
  });

  answer(arrangeOrganizationImagesEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(catalogVersion, arrangePictures(services, userId, request.params.id, request.body));
    return { success: true, message: successText('arrangeOrganizationImages', { title: data.title }), data };
  });
}
