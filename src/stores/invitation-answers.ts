import type { BodyOf } from '@kindcrate/contract/endpoint';
import { acceptInvitationEndpoint, registerInvitedEndpoint } from '@kindcrate/contract/invitations';
import { request } from '../lib/api.ts';
import { readInvitationCode } from './invitation.ts';
import { signOut } from './session.ts';
import { requestInSession } from './session-requests.ts';

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
