import { array, assign, boolean, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { afterParam, choiceParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { flag, requireChange } from './staff-fields.ts';
import { lastReadSequence, threadMessage, threadText } from './threads.ts';

/** `contact` is a message from the contact form with the replies to it. */
export const threadKinds = ['order', 'contact'] as const;

/**
 * Which threads to list:
 * - `unanswered`: those that wait for an answer, the longest wait first
 * - `mine`: those that are assigned to the caller, the newest message first
 * - `all`: all threads, the newest message first
 */
export const threadFilters = ['unanswered', 'mine', 'all'] as const;

export type ThreadFilter = (typeof threadFilters)[number];

const entry = object({ _id: string(), title: string() });

/** A thread in the desk's list. Times are ISO 8601. */
export const staffThread = object({
  /** The id of the order or of the contact message. */
  _id: string(),
  kind: enums(threadKinds),
  /** The items of the order, or the subject of the contact message, which may be empty. */
  title: string(),
  /** The donor, or the name in the contact form. */
  from: string(),
  /** Null for a contact message. */
  organization: nullable(entry),
  /** The beginning of the latest message. */
  text: string(),
  lastAt: string(),
  /** When the first message that waits for an answer was sent; null while none does. */
  waitingSince: nullable(string()),
  /** Messages that nobody at the desk has read. */
  unread: integer(),
  /** The person at the desk who takes care of the thread. Volunteers see only the usernames of their organization's volunteers. */
  assignee: nullable(object({ _id: string(), username: nullable(string()) })),
});

export type StaffThread = Infer<typeof staffThread>;

/** A thread with its messages. */
export const staffThreadDetails = assign(
  staffThread,
  object({
    /** The address that was typed into the contact form; null for an order. */
    email: nullable(string()),
    /** The sequence number of the last message that the desk has read; 0 for none. */
    read: integer(),
    /** False if nobody could read a reply, because the donor's account is blocked or deleted. */
    canReply: boolean(),
    /**
     * Oldest first. `by` is the username of the person at the desk who wrote the message; null if the account was deleted, or if the
     * caller is a volunteer who may not see the name.
     */
    messages: array(assign(threadMessage, object({ by: nullable(string()) }))),
  }),
);

export type StaffThreadDetails = Infer<typeof staffThreadDetails>;

/** By default, the threads that wait for an answer. */
export const listStaffThreadsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/messages',
  needsToken: true,
  query: object({ show: choiceParam(threadFilters, messages.threadFilter), after: afterParam() }),
  reply: assign(object({ result: array(staffThread) }), nextPage),
});

/** `:id` is the id of a contact message, or of an order with a donor, even if nobody has written about it yet. */
export const getStaffThreadEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/messages/:id',
  needsToken: true,
  reply: object({ data: staffThreadDetails }),
});

/** Sends a reply. It answers the messages up to `read`, the last one that its writer has seen. Takes an `Idempotency-Key` header. */
export const replyToThreadEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/messages/:id',
  needsToken: true,
  body: object({ text: threadText(), read: lastReadSequence() }),
  reply: assign(messageReply, object({ data: staffThreadDetails })),
});

/**
 * `mine` assigns the thread to the caller if it is true, and to nobody if it is false. `read` is the sequence number of the last
 * message that the desk has read; if `answered` is true, later messages still wait.
 */
export const updateStaffThreadEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/messages/:id',
  needsToken: true,
  body: requireChange(
    object({
      answered: optional(flag('Answered')),
      mine: optional(flag('Assigned')),
      read: optional(lastReadSequence()),
    }),
  ),
  reply: assign(messageReply, object({ data: staffThreadDetails })),
});
