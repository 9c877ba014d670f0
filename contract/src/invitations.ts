import { boolean, define, enums, type Infer, object, optional, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { agreedVersion, confirmPassword, newPassword, phone, singleLine, username } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';
import { type Role, roles } from './roles.ts';

/** The roles that staff can invite someone to. Anyone can become a donor without an invitation. */
export const invitedRoles = ['partner', 'volunteer', 'staff'] as const satisfies readonly Role[];

export const invitedRole = () =>
  define<(typeof invitedRoles)[number]>(
    'invited role',
    (value) => (invitedRoles as readonly unknown[]).includes(value) || messages.invitedRole,
  );

/** An invitation as the invited person sees it. */
export const invitation = object({
  email: string(),
  role: enums(roles),
  /** The title of the partner's brand or the volunteer's organization; empty for other roles. */
  workplace: string(),
  /** ISO 8601. */
  expiresAt: string(),
  /** Whether the email address has an account, which can accept the invitation. */
  hasAccount: boolean(),
});

export type Invitation = Infer<typeof invitation>;

const code = () => singleLine('Code', limits.line, messages.invitationCode);

/**
 * Changes nothing, but is a POST to keep the code out of URLs, which servers may log. The invitation's link has the code in its
 * fragment for the same reason.
 */
export const lookUpInvitationEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/invitation/look',
  body: object({ code: code() }),
  reply: object({ data: invitation }),
});

/** Creates the account of the invited email address, with the role of the invitation. Uses up the invitation. */
export const registerInvitedEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/invitation/register',
  body: object({
    code: code(),
    username: username(),
    phone: phone(),
    password: newPassword(),
    confirmPassword: confirmPassword(),
    agreedVersion: optional(agreedVersion()),
  }),
  reply: messageReply,
});

/** Gives the account of the invited email address the role of the invitation, and ends its sessions. Uses up the invitation. */
export const acceptInvitationEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/invitation/accept',
  needsToken: true,
  body: object({ code: code() }),
  reply: messageReply,
});
