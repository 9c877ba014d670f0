import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { listOutcomesEndpoint } from '@kindcrate/contract/public-outcomes';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { listAllPublicOutcomes, listPublicOutcomes } from '../outcomes/public-repository.ts';
import type { Services } from '../services.ts';
import { findBrand, listBrands } from './brand-repository.ts';
import { findDonationCard, listDonationCards } from './donation-card-repository.ts';
import { findOrganization, listOrganizations } from './organization-repository.ts';

/** Adds the routes of the catalog as visitors see it. */
export function addCatalogRoutes(route: AddRoute, { database, catalogVersion }: Services): void {
  route(
    listBrandsEndpoint,
    createCachedReply(catalogVersion, async () => ({ result: await listBrands(database) })),
  );

  route(getBrandEndpoint, async ({ params }) => {
    const brand = await findBrand(database, params.id);
    if (!brand) throw new Failure('not_found.brand');
    return { data: brand };
  });

  route(
    listOrganizationsEndpoint,
    createCachedReply(catalogVersion, async () => ({ result: await listOrganizations(database) })),
  );

  route(getOrganizationEndpoint, async ({ params }) => {
    const organization = await findOrganization(database, params.id);
    if (!organization) throw new Failure('not_found.organization');
    return { data: { ...organization, outcomes: await listPublicOutcomes(database, organization._id) } };
  });

  route(
    listOutcomesEndpoint,
    createCachedReply(catalogVersion, async () => ({ result: await listOutcomes(database) })),
  );

  route(
    listDonationCardsEndpoint,
    createCachedReply(catalogVersion, async () => ({ data: await listDonationCards(database) })),
  );

  route(getDonationCardEndpoint, async ({ params }) => {
    const card = await findDonationCard(database, params.id);
    if (!card) throw new Failure('not_found.donation_card');
    return { data: card };
  });
}

async function listOutcomes(database: Database) {
  const organizations = await listOrganizations(database);
  const outcomes = await listAllPublicOutcomes(
    database,
    organizations.map(({ _id }) => _id),
  );
  return organizations.flatMap(({ _id, title }) => {
    const list = outcomes[_id];
    return list ? { organization: { _id, title }, outcomes: list } : [];
  });
}
