import { type ContactMessage, listMessagesEndpoint, updateMessageEndpoint } from '@kindcrate/contract/staff-complaints';
import { createPagedList } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** Which messages are wanted: answered ones, open ones, or, undefined, all. */
type Answered = boolean | undefined;

/** The inbox; at first what waits for an answer. */
export const staffMessages = createPagedList<Answered, ContactMessage>(
  (answered, after) => requestInSession(listMessagesEndpoint, { query: { answered, after } }),
  () => false,
);

/** Marks a message as answered, or as open again; gives what the API says of it. */
export async function markStaffMessage(id: string, answered: boolean): Promise<string> {
  const { message, data } = await requestInSession(updateMessageEndpoint, { parameters: { id }, body: { answered } });
  staffMessages.replace(data);
  return message;
}
