import { randomUUID } from 'node:crypto';
import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import {
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
  updateContactMessageEndpoint,
} from '@kindcrate/contract/staff-contact-messages';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { markAnswered } from './mark-answered.ts';
import { findContactMessage, listContactMessages } from './repository.ts';
import { storeContactMessage } from './store-message.ts';

/** Adds the routes with which visitors send contact messages, and staff list them and mark them as answered. */
export function addMessageRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  const requireMessage = async (id: string) => {
    const message = await findContactMessage(database, id);
    if (!message) throw new Failure('not_found.message');
    return message;
  };

  route(
    sendMessageEndpoint,
    async ({ body: { subject = '', ...body } }, reply) => {
      const message = { id: randomUUID(), subject, ...body, created_at: new Date().toISOString() };
      await storeContactMessage(database, message);
      reply.code(201);
      return { success: true, message: successText('sendMessage') };
    },
    { needsDiskSpace: true },
  );

  route(listContactMessagesEndpoint, async ({ query: { answered, after } }) =>
    toPageReply(await listContactMessages(database, { answered, after: decodeCursor(after) })),
  );

  route(getContactMessageEndpoint, async ({ params }) => ({ data: await requireMessage(params.id) }));

  route(updateContactMessageEndpoint, async (request) => {
    const { id } = request.params;
    const { answered } = request.body;
    await markAnswered(services, accountOf(request).userId, id, answered);
    const message = successText(answered ? 'updateMessage.answered' : 'updateMessage.reopened');
    return { success: true, message, data: await requireMessage(id) };
  });
}
