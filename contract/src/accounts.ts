import { define, enums, type Infer, integer, object, optional, refine, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { confirmPassword, email, newPassword, phone, username } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';
import { roles } from './roles.ts';
import { secondStep } from './second-factors.ts';
import { hasLength, isStorable } from './text-rules.ts';

export const logInEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/Login',
  body: object({ email: email(), password: currentPassword() }),
  /** Without a token when the account has a second factor: then `secondFactor` says how to prove it. */
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

/**
 * The version of the terms and the privacy notice that the form showed: the day of their last change. Any day is accepted,
 * because a form that was opened before a change shows an older version. A form that shows none leaves it out.
 */
export function agreedVersion() {
  const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return define<string>('version', (value) => isDay(value) || messages.agreedVersion);
}

/** A password that exists already. Every invalid one gets the same message, 'Password is invalid' (specification, section 8). */
export function currentPassword() {
  return define<string>('password', (value) => isPossiblePassword(value) || messages.loginPassword);
}

function isPossiblePassword(value: unknown) {
  return typeof value === 'string' && isStorable(value) && hasLength(value, { min: 1, max: limits.password.max });
}
