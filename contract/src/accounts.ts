import { enums, type Infer, integer, object, optional, refine, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { agreedVersion, confirmPassword, currentPassword, email, newPassword, phone, username } from './fields.ts';
import { messageReply } from './replies.ts';
import { roles } from './roles.ts';
import { secondStep } from './second-factors.ts';

export const logInEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/Login',
  body: object({ email: email(), password: currentPassword() }),
  /** Has no token if the account has a second factor; `secondFactor` then describes the second step. */
  reply: refine(
    object({ ...messageReply.schema, token: optional(string()), secondFactor: optional(secondStep) }),
    'token or second step',
    ({ token, secondFactor }) => token !== undefined || secondFactor !== undefined,
  ),
});

export const registerEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/register',
  body: object({
    username: username(),
    email: email(),
    phone: phone(),
    password: newPassword(),
    confirmPassword: confirmPassword(),
    agreedVersion: optional(agreedVersion()),
  }),
  reply: messageReply,
});

/** The payload of a session token. Times are in seconds since 1970; `sid` is the id of the session. */
export const tokenPayload = object({
  iss: string(),
  aud: string(),
  sub: string(),
  sid: string(),
  username: string(),
  role: enums(roles),
  iat: optional(integer()),
  exp: integer(),
});

export type TokenPayload = Infer<typeof tokenPayload>;
