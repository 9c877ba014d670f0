import {
  type ContactMessage,
  listMessagesEndpoint,
  updateMessageEndpoint,
} from '@kindcrate/contract/staff-contact-messages';
import { createPagedList } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** Which messages to list: the answered ones if true, the open ones if false, all if undefined. */
type Answered = boolean | undefined;

const initialFilter = (): Answered => false;

/** The contact messages; initially the open ones. */
export const staffMessages = createPagedList<Answered, ContactMessage>(
  (answered, after) => requestInSession(listMessagesEndpoint, { query: { answered, after } }),
  initialFilter,
);

/** Marks a message as answered or as open again. Returns the API's message. */
export async function setMessageAnswered(id: string, answered: boolean): Promise<string> {
  const { message, data } = await requestInSession(updateMessageEndpoint, { parameters: { id }, body: { answered } });
  staffMessages.replace(data);
  return message;
}
