import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  type ApiToken,
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
} from '@kindcrate/contract/staff-tokens';
import { atom } from 'nanostores';
import { createPagedList, noFilter } from './paged-list.ts';
import { withRecentLogin } from './password-check.ts';
import { requestInSession } from './session-requests.ts';

/** The personal API tokens of all members of staff, newest first. */
export const staffTokens = createPagedList<undefined, ApiToken>(
  (_, after) => requestInSession(listTokensEndpoint, { query: { after } }),
  noFilter,
);

/** A new token, which the API returns only once; empty until one is created, and after the person has dismissed it. */
export const $newToken = atom('');

/** Creates a token for the person who is logged in. Returns the API's message. */
export async function createToken(body: BodyOf<typeof createTokenEndpoint>): Promise<string> {
  const { message, token } = await withRecentLogin(() => requestInSession(createTokenEndpoint, { body }));
  $newToken.set(token);
  void staffTokens.reload();
  return message;
}

/** Revokes a token. Its row stays until the list is loaded again. Returns the API's message. */
export async function revokeToken(id: string): Promise<string> {
  return (await requestInSession(revokeTokenEndpoint, { parameters: { id } })).message;
}
