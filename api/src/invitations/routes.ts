import {
  acceptInvitationEndpoint,
  lookUpInvitationEndpoint,
  registerInvitedEndpoint,
} from '@kindcrate/contract/invitations';
import { findUserByEmail } from '../accounts/user-repository.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { acceptInvitation, registerInvited, requireInvitation } from './accept.ts';
import { workplaceOf } from './repository.ts';

/** Adds the routes for the page that the link in an invitation opens. */
export function addInvitationRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(lookUpInvitationEndpoint, async ({ body: { code } }) => {
    const invitation = await requireInvitation(database, code);
    const { email, role, expires_at: expiresAt } = invitation;
    const hasAccount = (await findUserByEmail(database, email)) !== undefined;
    return { data: { email, role, workplace: workplaceOf(invitation), expiresAt, hasAccount } };
  });

  route(
    registerInvitedEndpoint,
    async ({ body }, reply) => {
      const { role } = await registerInvited(services, body);
      reply.code(201);
      return { success: true, message: successText('registerInvited', { role }) };
    },
    { limit: 'registrations' },
  );

  route(acceptInvitationEndpoint, async (request) => {
    const { role } = await acceptInvitation(services, accountOf(request).userId, request.body.code);
    return { success: true, message: successText('acceptInvitation', { role }) };
  });
}
