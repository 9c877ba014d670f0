import { object, optional } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { email, requiredText, singleLine, singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

export const sendMessageEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/complaints/contact',
  body: object({
    name: singleLine('Full Name'),
    email: email(() => messages.contactEmail, 'Email Address'),
    subject: optional(singleLineOrEmpty('Subject')),
    message: requiredText('Message', limits.message),
  }),
  reply: messageReply,
});
