import { array, assign, boolean, type Infer, integer, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { integerField } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';
import { paragraphs } from './staff-fields.ts';

/** The text of a message in a thread. */
export const threadText = () => paragraphs('Message', limits.threadText);

/** The sequence number of the last message that someone has read; 0 for none. */
export const lastReadSequence = () =>
  integerField({ min: 0, max: limits.threadMessages }, messages.threadMessage, messages.threadMessage);

/** A message of the thread about an order, as its donor sees it. */
export const threadMessage = object({
  _id: string(),
  /** From 1, without gaps. */
  sequence: integer(),
  /** Whether the desk wrote the message, and not the donor. */
  fromDesk: boolean(),
  text: string(),
  /** ISO 8601. */
  at: string(),
});

export type ThreadMessage = Infer<typeof threadMessage>;

/** What the donor of an order and the desk have written about it. */
export const thread = object({
  /** Oldest first. */
  messages: array(threadMessage),
  /** The sequence number of the last message that the donor has read; 0 for none. */
  read: integer(),
});

export type Thread = Infer<typeof thread>;

/** An order with messages that its donor has not read. */
export const unreadThread = object({
  /** The id of the order. */
  _id: string(),
  itemsName: string(),
  unread: integer(),
});

export type UnreadThread = Infer<typeof unreadThread>;

/** The donor's orders with unread messages, the newest message first. */
export const listUnreadThreadsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/messages',
  needsToken: true,
  reply: object({ result: array(unreadThread) }),
});

/** The thread about one of the donor's own orders, whose id is `:id`; empty until someone writes. */
export const getThreadEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/messages/:id',
  needsToken: true,
  reply: object({ data: thread }),
});

/** Takes an `Idempotency-Key` header. */
export const writeMessageEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/messages/:id',
  needsToken: true,
  body: object({ text: threadText() }),
  reply: assign(messageReply, object({ data: thread })),
});

/** Stores the sequence number of the last message that the donor has read. */
export const markMessagesReadEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/messages/:id',
  needsToken: true,
  body: object({ read: lastReadSequence() }),
  reply: object({ data: thread }),
});
