import {
  addOrganizationImageEndpoint,
  arrangeOrganizationImagesEndpoint,
  createOrganizationEndpoint,
  getStaffOrganizationEndpoint,
  listStaffOrganizationsEndpoint,
  updateOrganizationEndpoint,
} from '@kindcrate/contract/staff-organizations';
import { accountOf } from '../http/authentication.ts';
import { countEdit, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { addPictureTo, arrangePictures, createOrganization, editOrganization } from './edit-organization.ts';
import { findEntry, organizations } from './kinds.ts';
import { listStaffOrganizations } from './organization-repository.ts';

export function addStaffOrganizationRoutes(answer: AnswerCall, services: Services, edits: Edits): void {
  const { database } = services;

  answer(listStaffOrganizationsEndpoint, async () => ({ result: await listStaffOrganizations(database) }));

  answer(getStaffOrganizationEndpoint, async ({ params }) => ({
    data: await findEntry(database, organizations, params.id),
  }));

  answer(createOrganizationEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, createOrganization(services, userId, request.body));
    reply.code(201);
    return { success: true, message: `${data.title} is in the list now`, data };
  });

  answer(updateOrganizationEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, editOrganization(services, userId, request.params.id, request.body));
    return { success: true, message: `${data.title} is saved`, data };
  });

  answer(addOrganizationImageEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, addPictureTo(services, userId, request.params.id, request.body));
    reply.code(201);
    return { success: true, message: `${data.title} has one more picture`, data };
  });

  answer(arrangeOrganizationImagesEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, arrangePictures(services, userId, request.params.id, request.body));
    return { success: true, message: `The pictures of ${data.title} are saved`, data };
  });
}
