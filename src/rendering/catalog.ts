import { type LenientBrand, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { type LenientDonationCard, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { getFiguresEndpoint, type PublicFigures } from '@kindcrate/contract/figures';
import { listNeedsEndpoint, type Need } from '@kindcrate/contract/needs';
import { type LenientOrganization, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import type { PublicOutcome } from '@kindcrate/contract/outcomes';
import { listOutcomesEndpoint } from '@kindcrate/contract/public-outcomes';
import { apiUrl } from '../lib/api-url.ts';
import { readReply } from '../lib/reply.ts';

/** The catalog entries that visitors see, in the order in which the site shows them, and what pages show with them. */
export interface Catalog {
  brands: LenientBrand[];
  organizations: LenientOrganization[];
  donationCards: LenientDonationCard[];
  /** The current needs that the page shows; undefined from an API without needs. */
  needs?: Need[];
  /** Undefined from an API without figures, and for pages that show none. */
  figures?: PublicFigures;
  /** What became of gifts, by the organization's id; undefined from an API without outcomes. */
  outcomes?: Record<string, PublicOutcome[]>;
  /** The time of the latest change of each brand and organization, by id. The API does not send these times. */
  changeTimes?: Record<string, string>;
}

/**
 * Returns the catalog for a page: the one that the renderer passes, or the one that the API sends during development. If the API
 * does not send it, the page is shown without entries.
 */
export async function getCatalog({ catalog }: { catalog?: Catalog }): Promise<Catalog> {
  if (catalog) return catalog;
  const origin = process.env.API_ORIGIN ?? 'http://localhost:4320';
  return requestCatalog(new URL(apiUrl, origin).href).catch((error: Error) => {
    console.error('The API did not send the catalog.', error);
    return { brands: [], organizations: [], donationCards: [] };
  });
}

/**
 * @param api the base URL of the API
 * @throws when the API does not send the whole catalog
 */
export async function requestCatalog(api: string): Promise<Catalog> {
  const [brands, organizations, donationCards, needs, figures, outcomes] = await Promise.all([
    request(api, listBrandsEndpoint),
    request(api, listOrganizationsEndpoint),
    request(api, listDonationCardsEndpoint),
    requestIfServed(api, listNeedsEndpoint),
    requestIfServed(api, getFiguresEndpoint),
    requestIfServed(api, listOutcomesEndpoint),
  ]);
  return {
    brands: brands.result,
    organizations: organizations.result,
    donationCards: donationCards.data,
    needs: needs?.result ?? [],
    ...(figures && { figures: figures.data }),
    ...(outcomes && {
      outcomes: Object.fromEntries(outcomes.result.map(({ organization, outcomes: list }) => [organization._id, list])),
    }),
  };
}

/** Requests data that an API may not have if it follows only the given specification (section 3). */
async function requestIfServed<E extends Endpoint>(api: string, endpoint: E): Promise<AcceptedReplyOf<E> | undefined> {
  const response = await fetch(api + endpoint.path);
  return response.status === 404 ? undefined : readReply(endpoint, response.status, await response.json());
}

async function request<E extends Endpoint>(api: string, endpoint: E): Promise<AcceptedReplyOf<E>> {
  const response = await fetch(api + endpoint.path);
  return readReply(endpoint, response.status, await response.json());
}
