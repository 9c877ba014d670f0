import type { Need } from '@kindcrate/contract/needs';
import type { LenientOrganization } from '@kindcrate/contract/organizations';
import { ApiError } from '../lib/api-error.ts';
import { followsEndpoint } from '../lib/follows.build.ts';
import { needsEndpoint } from '../lib/needs.build.ts';
import { organizationsEndpoint } from '../lib/organizations.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** An organization and its needs, each of which can be followed. */
export interface FollowChoices {
  organization: Pick<LenientOrganization, '_id' | 'title'>;
  needs: Need[];
  /** The ids of the organizations and needs that the account follows. */
  followedIds: string[];
}

/** The choices for the organization whose id is in the page's URL. */
export const followChoices = createResource<FollowChoices>(async () => {
  const id = new URLSearchParams(location.search).get('organization') ?? '';
  const [{ result: organizations }, { result: follows }] = await Promise.all([
    read(organizationsEndpoint),
    readInSession(followsEndpoint),
  ]);
  const organization = organizations.find(({ _id }) => _id === id);
  if (!organization) throw new ApiError(404);
  const { result: needs } = await read(needsEndpoint, { query: { organization: id } });
  return { organization, needs, followedIds: [...follows.organizations, ...follows.needs].map(({ _id }) => _id) };
});

/** Updates the choices after the account has started or stopped following one of them. */
export function setFollowed(id: string, isFollowed: boolean): void {
  followChoices.update(({ followedIds, ...choices }) => ({
    ...choices,
    followedIds: isFollowed ? [...followedIds, id] : followedIds.filter((other) => other !== id),
  }));
}
