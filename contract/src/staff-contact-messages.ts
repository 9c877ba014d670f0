import { array, assign, boolean, type Infer, nullable, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { flag, optionalFlagParam } from './staff-fields.ts';

/** A message sent with the contact form. Times are ISO 8601. */
export const contactMessage = object({
  _id: string(),
  name: string(),
  email: string(),
  /** Empty if the sender gave none. */
  subject: string(),
  message: string(),
  createdAt: string(),
  answered: boolean(),
  answeredAt: nullable(string()),
  /** The username of the member of staff who marked the message as answered. */
  answeredBy: nullable(string()),
});

export type ContactMessage = Infer<typeof contactMessage>;

/** Contact messages, newest first, in pages. */
export const listContactMessagesEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/complaints',
  needsToken: true,
  query: object({ answered: optionalFlagParam('Answered'), after: afterParam() }),
  reply: assign(object({ result: array(contactMessage) }), nextPage),
});

export const getContactMessageEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/complaints/:id',
  needsToken: true,
  reply: object({ data: contactMessage }),
});

export const updateContactMessageEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/complaints/:id',
  needsToken: true,
  body: object({ answered: flag('Answered') }),
  reply: assign(messageReply, object({ data: contactMessage })),
});
