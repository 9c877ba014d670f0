import {
  createBrandEndpoint,
  getStaffBrandEndpoint,
  listStaffBrandsEndpoint,
  updateBrandEndpoint,
} from '@kindcrate/contract/staff-brands';
import { accountOf } from '../http/authentication.ts';
import { countEdit, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { listStaffBrands } from './brand-repository.ts';
import { createEntry, editPictured } from './edit-entry.ts';
import { brands, findEntry } from './kinds.ts';

export function addStaffBrandRoutes(answer: AnswerCall, services: Services, edits: Edits): void {
  const { database } = services;

  answer(listStaffBrandsEndpoint, async () => ({ result: await listStaffBrands(database) }));

  answer(getStaffBrandEndpoint, async ({ params }) => ({ data: await findEntry(database, brands, params.id) }));

  answer(createBrandEndpoint, async (request, reply) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, createEntry(services, brands, userId, request.body));
    reply.code(201);
    return { success: true, message: `${data.title} is in the list now`, data };
  });

  answer(updateBrandEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const data = await countEdit(edits, editPictured(services, brands, userId, request.params.id, request.body));
    return { success: true, message: `${data.title} is saved`, data };
  });
}
