import {
  followNeedEndpoint,
  followOrganizationEndpoint,
  unfollowNeedEndpoint,
  unfollowOrganizationEndpoint,
} from '@kindcrate/contract/follows';
import { requestInSession } from './session-requests.ts';

/** What can be followed by email. */
export interface Followable {
  kind: 'organization' | 'need';
  id: string;
}

/** Starts following. @returns the API's message @throws ApiError */
export async function follow({ kind, id }: Followable): Promise<string> {
  const endpoint = kind === 'organization' ? followOrganizationEndpoint : followNeedEndpoint;
  return (await requestInSession(endpoint, { parameters: { id } })).message;
}

/** Stops following. @returns the API's message @throws ApiError */
export async function unfollow({ kind, id }: Followable): Promise<string> {
  const endpoint = kind === 'organization' ? unfollowOrganizationEndpoint : unfollowNeedEndpoint;
  return (await requestInSession(endpoint, { parameters: { id } })).message;
}
