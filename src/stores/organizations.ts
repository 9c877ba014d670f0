import type { AcceptedReplyOf } from '@kindcrate/contract/endpoint';
import type { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { organizationsEndpoint } from '../lib/organizations.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';
import { cacheForVisit, readVisitCache } from './visit-cache.ts';

const { path, shape } = organizationsEndpoint;

/** The organizations that accept goods, requested once per visit: the other pages of this tab find them in the visit cache. */
export const organizations = createResource(
  async () => {
    const reply = await read(organizationsEndpoint);
    cacheForVisit(path, reply);
    return reply.result;
  },
  { initial: () => readVisitCache<AcceptedReplyOf<typeof listOrganizationsEndpoint>>(path, shape)?.result },
);
