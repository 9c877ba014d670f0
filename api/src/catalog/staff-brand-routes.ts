import {
  createBrandEndpoint,
  getStaffBrandEndpoint,
  listStaffBrandsEndpoint,
  updateBrandEndpoint,
} from '@kindcrate/contract/staff-brands';
import { accountOf } from '../http/authentication.ts';
import { countEdit } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { listStaffBrands } from './brand-repository.ts';
import { createEntry, editPictured } from './edit-entry.ts';
import { brands, findEntry } from './kinds.ts';

export function addStaffBrandRoutes(answer: AddRoute, services: Services): void {
  const { database, catalogVersion } = services;

  answer(listStaffBrandsEndpoint, async () => ({ result: await listStaffBrands(database) }));

  answer(getStaffBrandEndpoint, async ({ params }) => ({ data: await findEntry(database, brands, params.id) }));

  answer(createBrandEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(catalogVersion, createEntry(services, brands, userId, request.body));
    reply.code(201);
    return { success: true, message: successText('createCatalogEntry', { title: data.title }), data };
  });

  answer(updateBrandEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(
      catalogVersion,
      editPictured(services, brands, userId, request.params.id, request.body),
    );
    return { success: true, message: successText('updateCatalogEntry', { title: data.title }), data };
  });
}
