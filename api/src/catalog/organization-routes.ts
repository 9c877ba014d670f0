import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { createCachedAnswer, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { findOrganization, listOrganizations } from './organization-repository.ts';

export function addOrganizationRoutes(answer: AnswerCall, { database }: Services, edits: Edits): void {
  answer(
    listOrganizationsEndpoint,
    createCachedAnswer(edits, async () => ({ result: await listOrganizations(database) })),
  );

  answer(getOrganizationEndpoint, async ({ params }) => {
    const organization = await findOrganization(database, params.id);
    if (!organization) throw notFound('This organization is not with us any more');
    return { data: organization };
  });
}
