import { bodylessEndpoint } from './endpoint.ts';
import { messageReply } from './replies.ts';

/** Emails another link to the account's current address, if it is not confirmed yet. */
export const resendConfirmationEndpoint = bodylessEndpoint({
  method: 'POST',
  path: '/email/confirmation',
  needsToken: true,
  reply: messageReply,
});
