import { array, assign, enums, type Infer, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { invitedRole } from './invitations.ts';
import { afterParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { roles } from './roles.ts';
import { partnerBrand, volunteerOrganization } from './workplaces.ts';

/** An invitation that can still be accepted, as staff see it. Times are ISO 8601. */
export const staffInvitation = object({
  _id: string(),
  email: string(),
  role: enums(roles),
  /** The title of the partner's brand or the volunteer's organization; empty for other roles. */
  workplace: string(),
  /** The username of the member of staff who invited the person. */
  invitedBy: string(),
  createdAt: string(),
  expiresAt: string(),
});

export type StaffInvitation = Infer<typeof staffInvitation>;

const invitationReply = assign(messageReply, object({ data: staffInvitation }));

/** The invitations that can still be accepted, newest first, in pages. */
export const listInvitationsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/invitations',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(staffInvitation) }), nextPage),
});

/** Sends a link that works once, within seven days. Replaces an earlier invitation to the same email address. Needs a recent login. */
export const createInvitationEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/invitations',
  needsToken: true,
  body: object({
    email: email(),
    role: invitedRole(),
    brand: partnerBrand(),
    organization: volunteerOrganization(),
  }),
  reply: invitationReply,
});

export const withdrawInvitationEndpoint = bodylessEndpoint({
  method: 'PUT',
  path: '/staff/invitations/:id/withdraw',
  needsToken: true,
  reply: messageReply,
});
