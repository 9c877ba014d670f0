import { randomUUID } from 'node:crypto';
import { sendMessageEndpoint } from '@kindcrate/contract/complaints';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addContactMessage } from './repository.ts';

export function addMessageRoutes(answer: AddRoute, { database }: Services): void {
  answer(sendMessageEndpoint, async ({ body: { name, email, subject = '', message } }, reply) => {
    await addContactMessage(database, {
      id: randomUUID(),
      name,
      email,
      subject,
      message,
      created_at: new Date().toISOString(),
    });
    reply.code(201);
    return { success: true, message: successText('sendMessage') };
  });
}
