import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { createCachedAnswer, type Edits } from '../plugins/cached-answer.ts';
import type { AnswerCall } from '../plugins/calls.ts';
import { notFound } from '../plugins/errors.ts';
import { findOrganization, listOrganizations } from '../repositories/organizations.ts';
import type { Services } from '../services.ts';

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
