import { getMessageEndpoint, listMessagesEndpoint, updateMessageEndpoint } from '@kindcrate/contract/staff-complaints';
import { accountOf } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { notFound } from '../http/errors.ts';
import { readPlace } from '../paging/cursor.ts';
import { writePage } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { findComplaint, listComplaints, markComplaint } from './repository.ts';

export function addStaffComplaintRoutes(answer: AnswerCall, { database }: Services): void {
  const find = async (id: string) => {
    const message = await findComplaint(database, id);
    if (!message) throw notFound('There is no such message');
    return message;
  };

  answer(listMessagesEndpoint, async ({ query: { answered, after } }) =>
    writePage(await listComplaints(database, { answered, after: readPlace(after) })),
  );

  answer(getMessageEndpoint, async ({ params }) => ({ data: await find(params.id) }));

  answer(updateMessageEndpoint, async (request) => {
    const { id } = request.params;
    const { answered } = request.body;
    const action = answered ? 'answered' : 'reopened';
    const act = { actor_id: accountOf(request).userId, action, subject_kind: 'message', subject_id: id } as const;
    await markComplaint(database, answered, act);
    const message = answered ? 'The message is marked as answered' : 'The message is open again';
    return { success: true, message, data: await find(id) };
  });
}
