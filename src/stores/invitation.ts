import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  acceptInvitationEndpoint,
  lookUpInvitationEndpoint,
  registerInvitedEndpoint,
} from '@kindcrate/contract/invitations';
import { request } from '../lib/api.ts';
import { createResource } from './resource.ts';
import { signOut } from './session.ts';
import { requestInSession } from './session-requests.ts';

/** The code in the fragment of the page's URL. It stays there, so that the page can be reloaded and returned to. */
export function readInvitationCode(): string {
  // The workbench is rendered on the server, which has no location.
  return globalThis.location?.hash.slice(1) ?? '';
}

/** The invitation whose code is in the page's URL; null without a code. */
export const invitation = createResource(async () => {
  const code = readInvitationCode();
  return code ? (await request(lookUpInvitationEndpoint, { body: { code } })).data : null;
});

/** Creates the account of the invited email address. Returns the API's message. */
export async function registerInvited(body: BodyOf<typeof registerInvitedEndpoint>): Promise<string> {
  return (await request(registerInvitedEndpoint, { body })).message;
}

/** Accepts the invitation with the account that is logged in, which ends its session. Returns the API's message. */
export async function acceptInvitation(): Promise<string> {
  const { message } = await requestInSession(acceptInvitationEndpoint, { body: { code: readInvitationCode() } });
  signOut();
  return message;
}
