import { object, optional } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { email, line, optionalLine, text } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { writeReply } from './replies.ts';

export const sendMessageEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/complaints/contact',
  body: object({
    name: line('Full Name'),
    email: email(messages.contactEmail, 'Email Address'),
    subject: optional(optionalLine('Subject')),
    message: text('Message', limits.message),
  }),
  reply: writeReply,
});
