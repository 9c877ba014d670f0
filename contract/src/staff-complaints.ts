import { array, assign, boolean, type Infer, nullable, object, string } from 'superstruct';
import { jsonEndpoint, plainEndpoint, queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';
import { writeReply } from './replies.ts';
import { flag, flagOrNone } from './staff-fields.ts';

/** A message that somebody sent by the contact form. Times are ISO 8601. */
export const contactMessage = object({
  _id: string(),
  name: string(),
  email: string(),
  /** Empty when none was given. */
  subject: string(),
  message: string(),
  createdAt: string(),
  answered: boolean(),
  answeredAt: nullable(string()),
  /** The username of who marked it as answered. */
  answeredBy: nullable(string()),
});

export type ContactMessage = Infer<typeof contactMessage>;

/** Newest first, page by page. */
export const listMessagesEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/complaints',
  role: 'staff',
  query: object({ answered: flagOrNone('Answered'), after: afterParam() }),
  reply: assign(object({ result: array(contactMessage) }), nextPage),
});

export const getMessageEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/complaints/:id',
  role: 'staff',
  reply: object({ data: contactMessage }),
});

export const updateMessageEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/complaints/:id',
  role: 'staff',
  body: object({ answered: flag('Answered') }),
  reply: assign(writeReply, object({ data: contactMessage })),
});
