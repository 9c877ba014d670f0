import { array, boolean, type Infer, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { currentPassword } from './fields.ts';
import { messageReply } from './replies.ts';

/** One login on one device. Times are in ISO 8601. */
export const session = object({
  _id: string(),
  /** Names of the browser and the operating system, such as `Chrome` and `Android`; empty when unknown. */
  browser: string(),
  system: string(),
  loggedInAt: string(),
  /** The start of the hour in which the session was last used, or the time of the login if that is later. */
  lastUsedAt: string(),
  /** Whether the request was sent with this session. */
  isCurrent: boolean(),
});

export type Session = Infer<typeof session>;

/** The account's open sessions: the current one first, then the others, most recently used first. */
export const listSessionsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/sessions',
  needsToken: true,
  reply: object({ result: array(session) }),
});

export const endSessionEndpoint = bodylessEndpoint({
  method: 'POST',
  path: '/sessions/:id/end',
  needsToken: true,
  reply: messageReply,
});

export const endOtherSessionsEndpoint = bodylessEndpoint({
  method: 'POST',
  path: '/sessions/end-others',
  needsToken: true,
  reply: messageReply,
});

/** Ends the session of the request. */
export const logOutEndpoint = bodylessEndpoint({
  method: 'POST',
  path: '/logout',
  needsToken: true,
  reply: messageReply,
});

/**
 * Proves that the person at the device knows the current password. For ten minutes, as after a login, the session may
 * then make the changes that otherwise fail with `password_required`.
 */
export const checkPasswordEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/password/check',
  needsToken: true,
  body: object({ password: currentPassword() }),
  reply: messageReply,
});
