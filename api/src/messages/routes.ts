import { randomUUID } from 'node:crypto';
import { sendMessageEndpoint } from '@kindcrate/contract/complaints';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { addComplaint } from './repository.ts';

export function addComplaintRoutes(answer: AnswerCall, { database }: Services): void {
  answer(sendMessageEndpoint, async ({ body: { name, email, subject = '', message } }, reply) => {
    await addComplaint(database, {
      id: randomUUID(),
      name,
      email,
      subject,
      message,
      created_at: new Date().toISOString(),
    });
    reply.code(201);
    return { success: true, message: 'Your message was sent successfully!' };
  });
}
