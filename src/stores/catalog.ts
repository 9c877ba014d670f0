import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { publicRequest } from '../lib/public-request.ts';
import { createResource } from './resource.ts';
import { cacheForVisit, readVisitCache } from './visit-cache.ts';

const { path, accepts } = listOrganizationsEndpoint;

/** The organizations that accept goods, requested once per visit: the other pages of this tab find them in the visit cache. */
export const organizations = createResource(
  async () => {
    const reply = await publicRequest(listOrganizationsEndpoint);
    cacheForVisit(path, reply);
    return reply.result;
  },
  { initial: () => readVisitCache(path, accepts)?.result },
);
