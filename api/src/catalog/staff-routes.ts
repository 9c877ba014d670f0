import {
  createBrandEndpoint,
  getStaffBrandEndpoint,
  listStaffBrandsEndpoint,
  updateBrandEndpoint,
} from '@kindcrate/contract/staff-brands';
import { reorderCatalogEndpoint } from '@kindcrate/contract/staff-catalog-order';
import {
  createDonationCardEndpoint,
  getStaffDonationCardEndpoint,
  listStaffDonationCardsEndpoint,
  updateDonationCardEndpoint,
} from '@kindcrate/contract/staff-donation-cards';
import {
  addOrganizationImageEndpoint,
  arrangeOrganizationImagesEndpoint,
  createOrganizationEndpoint,
  getStaffOrganizationEndpoint,
  listStaffOrganizationsEndpoint,
  updateOrganizationEndpoint,
} from '@kindcrate/contract/staff-organizations';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addImage } from './add-image.ts';
import { listStaffBrands } from './brand-repository.ts';
import { listStaffDonationCards } from './donation-card-repository.ts';
import { addEntryWithImage, editEntryWithImage } from './edit-entry.ts';
import { addOrganization, arrangeImages, editOrganization } from './edit-organization.ts';
import { brandKind, donationCardKind, organizationKind, requireEntry } from './kinds.ts';
import { listStaffOrganizations } from './organization-repository.ts';
import { reorderCatalog } from './reorder.ts';

/** Adds the routes with which the desk lists and edits the catalog, including hidden entries. */
export function addStaffCatalogRoutes(route: AddRoute, services: Services): void {
  addBrandRoutes(route, services);
  addDonationCardRoutes(route, services);
  addOrganizationRoutes(route, services);

  route(reorderCatalogEndpoint, async (request) => {
    await reorderCatalog(services, accountOf(request).userId, request.body);
    return { success: true, message: successText('reorderCatalog') };
  });
}

function addBrandRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listStaffBrandsEndpoint, async () => ({ result: await listStaffBrands(database) }));

  route(getStaffBrandEndpoint, async ({ params }) => ({ data: await requireEntry(database, brandKind, params.id) }));

  route(createBrandEndpoint, async (request, reply) => {
    const data = await addEntryWithImage(services, brandKind, accountOf(request).userId, request.body);
    reply.code(201);
    return { success: true, message: successText('createCatalogEntry', { title: data.title }), data };
  });

  route(updateBrandEndpoint, async (request) => {
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await editEntryWithImage(services, brandKind, edit, request.body);
    return { success: true, message: successText('updateCatalogEntry', { title: data.title }), data };
  });
}

function addDonationCardRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listStaffDonationCardsEndpoint, async () => ({ result: await listStaffDonationCards(database) }));

  route(getStaffDonationCardEndpoint, async ({ params }) => ({
    data: await requireEntry(database, donationCardKind, params.id),
  }));

  route(createDonationCardEndpoint, async (request, reply) => {
    const data = await addEntryWithImage(services, donationCardKind, accountOf(request).userId, request.body);
    reply.code(201);
    return { success: true, message: successText('createCatalogEntry', { title: data.title }), data };
  });

  route(updateDonationCardEndpoint, async (request) => {
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await editEntryWithImage(services, donationCardKind, edit, request.body);
    return { success: true, message: successText('updateCatalogEntry', { title: data.title }), data };
  });
}

function addOrganizationRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listStaffOrganizationsEndpoint, async () => ({ result: await listStaffOrganizations(database) }));

  route(getStaffOrganizationEndpoint, async ({ params }) => ({
    data: await requireEntry(database, organizationKind, params.id),
  }));

  route(createOrganizationEndpoint, async (request, reply) => {
    const data = await addOrganization(services, accountOf(request).userId, request.body);
    reply.code(201);
    return { success: true, message: successText('createCatalogEntry', { title: data.title }), data };
  });

  route(updateOrganizationEndpoint, async (request) => {
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await editOrganization(services, edit, request.body);
    return { success: true, message: successText('updateCatalogEntry', { title: data.title }), data };
  });

  route(addOrganizationImageEndpoint, async (request, reply) => {
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await addImage(services, edit, request.body);
    reply.code(201);
    const textKey = request.body.replaces === undefined ? 'addOrganizationImage' : 'replaceOrganizationImage';
    return { success: true, message: successText(textKey, { title: data.title }), data };
  });

  route(arrangeOrganizationImagesEndpoint, async (request) => {
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await arrangeImages(services, edit, request.body);
    return { success: true, message: successText('arrangeOrganizationImages', { title: data.title }), data };
  });
}
