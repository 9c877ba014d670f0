import {
  createInvitationEndpoint,
  listInvitationsEndpoint,
  withdrawInvitationEndpoint,
} from '@kindcrate/contract/staff-invitations';
import { requireRecentLogin } from '../accounts/recent-login.ts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { invitationDays } from './mail.ts';
import { findInvitation, listInvitations, toStaffInvitation } from './repository.ts';

/** Adds the routes with which staff send, list and withdraw invitations. */
export function addStaffInvitationRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listInvitationsEndpoint, async ({ query: { after } }) =>
    toPageReply(await listInvitations(database, decodeCursor(after), new Date())),
  );

  route(createInvitationEndpoint, async (request, reply) => {
    const account = accountOf(request);
    requireRecentLogin(account);
    const id = await invite(services, account.userId, request.body);
    const invitation = await findInvitation(database, id, new Date());
    // Another request may have replaced or withdrawn the invitation in the meantime.
    if (!invitation) throw new Failure('not_found.invitation');
    reply.code(201);
    const message = successText('invite', { email: invitation.email, days: invitationDays });
    return { success: true, message, data: toStaffInvitation(invitation) };
  });

  route(withdrawInvitationEndpoint, async (request) => {
    await withdrawInvitation(services, accountOf(request).userId, request.params.id);
    return { success: true, message: successText('withdrawInvitation') };
  });
}
