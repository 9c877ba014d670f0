import { object } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { confirmPassword, email, emailCode, newPassword } from './fields.ts';
import { messageReply } from './replies.ts';

/** Emails a reset link. The reply is the same whether or not the address has an account. */
export const forgotPasswordEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/password/forgot',
  body: object({ email: email() }),
  reply: messageReply,
});

/** Sets a new password with the code of a reset link, and ends every session of the account. */
export const resetPasswordEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/password/reset',
  body: object({ code: emailCode(), password: newPassword(), confirmPassword: confirmPassword() }),
  reply: messageReply,
});
