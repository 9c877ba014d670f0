import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  createInvitationEndpoint,
  listInvitationsEndpoint,
  type StaffInvitation,
  withdrawInvitationEndpoint,
} from '@kindcrate/contract/staff-invitations';
import { createPagedList, noFilter } from './paged-list.ts';
import { withRecentLogin } from './password-check.ts';
import { requestInSession } from './session-requests.ts';

/** The invitations that can still be accepted, newest first. */
export const staffInvitations = createPagedList<undefined, StaffInvitation>(
  (_, after) => requestInSession(listInvitationsEndpoint, { query: { after } }),
  noFilter,
);

/** Invites an email address to a role. Returns the API's message. */
export async function invite(body: BodyOf<typeof createInvitationEndpoint>): Promise<string> {
  const { message } = await withRecentLogin(() => requestInSession(createInvitationEndpoint, { body }));
  void staffInvitations.reload();
  return message;
}

/** Withdraws an invitation. Its row stays until the list is loaded again. Returns the API's message. */
export async function withdrawInvitation(id: string): Promise<string> {
  return (await requestInSession(withdrawInvitationEndpoint, { parameters: { id } })).message;
}
