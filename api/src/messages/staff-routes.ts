import { getMessageEndpoint, listMessagesEndpoint, updateMessageEndpoint } from '@kindcrate/contract/staff-complaints';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readPlace } from '../paging/cursor.ts';
import { writePage } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { findContactMessage, listContactMessages, markComplaint } from './repository.ts';

export function addStaffMessageRoutes(answer: AddRoute, { database }: Services): void {
  const find = async (id: string) => {
    const message = await findContactMessage(database, id);
    if (!message) throw new Failure('not_found.message');
    return message;
  };

  answer(listMessagesEndpoint, async ({ query: { answered, after } }) =>
    writePage(await listContactMessages(database, { answered, after: readPlace(after) })),
  );

  answer(getMessageEndpoint, async ({ params }) => ({ data: await find(params.id) }));

  answer(updateMessageEndpoint, async (request) => {
    const { id } = request.params;
    const { answered } = request.body;
    const action = answered ? 'answered' : 'reopened';
    const act = { actor_id: accountOf(request).userId, action, subject_kind: 'message', subject_id: id } as const;
    await markComplaint(database, answered, act);
    const message = successText(answered ? 'updateMessage.answered' : 'updateMessage.reopened');
    return { success: true, message, data: await find(id) };
  });
}
