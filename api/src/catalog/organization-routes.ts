import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { Failure } from '../failure.ts';
import { createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { findOrganization, listOrganizations } from './organization-repository.ts';

export function addOrganizationRoutes(answer: AddRoute, { database, catalogVersion }: Services): void {
  answer(
    listOrganizationsEndpoint,
    createCachedReply(catalogVersion, async () => ({ result: await listOrganizations(database) })),
  );

  answer(getOrganizationEndpoint, async ({ params }) => {
    const organization = await findOrganization(database, params.id);
    if (!organization) throw new Failure('not_found.organization');
    return { data: organization };
  });
}
