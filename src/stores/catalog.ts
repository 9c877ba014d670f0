import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { publicRequest } from '../lib/public-request.ts';
import { createResource, type Resource } from './resource.ts';
import { cacheForVisit, readVisitCache } from './visit-cache.ts';

/** The organizations that accept goods. */
export const organizations = createList(listOrganizationsEndpoint, ({ result }) => result);

/** The brands that accept coins. */
export const brands = createList(listBrandsEndpoint, ({ result }) => result);

/** The donation cards; pages feature the first. */
export const donationCards = createList(listDonationCardsEndpoint, ({ data }) => data);

/** A list that is requested once per visit: the other pages of this tab find it in the visit cache. */
function createList<E extends Endpoint, T>(endpoint: E, entriesOf: (reply: AcceptedReplyOf<E>) => T[]): Resource<T[]> {
  const load = async () => {
    const reply = await publicRequest(endpoint);
    cacheForVisit(endpoint.path, reply);
    return entriesOf(reply);
  };
  const readCache = () => {
    const reply = readVisitCache(endpoint.path, endpoint.accepts);
    return reply && entriesOf(reply);
  };
  return createResource(load, { initial: readCache });
}
