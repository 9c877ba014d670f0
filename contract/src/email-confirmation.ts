import { object, optional } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { currentPassword, email, emailCode } from './fields.ts';
import { messageReply } from './replies.ts';

/**
 * Confirms the address that the code was sent to, and makes the code's account its owner. When several accounts claim the
 * address, the password decides which of them gets it.
 */
export const confirmEmailEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/email/confirm',
  body: object({ code: emailCode(), password: optional(currentPassword()) }),
  reply: messageReply,
});

/** Emails a link to a new address. The account keeps its address until the new one is confirmed. */
export const changeEmailEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/email/change',
  needsToken: true,
  body: object({ email: email() }),
  reply: messageReply,
});
