import { array, assign, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { coinEntry } from './coin-ledger.ts';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { orderStatuses } from './orders.ts';
import { afterParam, idField, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { session } from './sessions.ts';
import { paragraphs } from './staff-fields.ts';
import { person } from './staff-people.ts';
import { staffThread } from './staff-threads.ts';

// Everything about one person. Each list has an endpoint of its own, so that it is loaded separately.

/** An account with the sums that its page shows. */
export const personDetails = assign(
  person,
  object({
    /** `earned` leaves out coins that were taken back. `balance` is negative when coins were taken back after they had been spent. */
    coins: object({ balance: integer(), earned: integer(), spent: integer() }),
    /** The redemptions that a partner requested and donors approved; null for other roles. */
    redemptions: nullable(object({ count: integer(), coins: integer() })),
  }),
);

export type PersonDetails = Infer<typeof personDetails>;

export const getPersonEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/people/:id',
  needsToken: true,
  reply: object({ data: personDetails }),
});

export const personOrder = object({
  _id: string(),
  itemsName: string(),
  quantity: integer(),
  status: enums(orderStatuses),
  organization: string(),
  createdAt: string(),
});

export type PersonOrder = Infer<typeof personOrder>;

const query = object({ after: afterParam() });

/** The person's orders, newest first, in pages. */
export const listPersonOrdersEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/people/:id/orders',
  needsToken: true,
  query,
  reply: assign(object({ result: array(personOrder) }), nextPage),
});

export const listPersonCoinsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/people/:id/coins',
  needsToken: true,
  query,
  reply: assign(object({ result: array(coinEntry) }), nextPage),
});

/**
 * The threads about the person's orders, and those of the contact messages from their email address, the newest message first. Until the
 * address is confirmed, contact messages are left out, because the address may be someone else's.
 */
export const listPersonThreadsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/people/:id/messages',
  needsToken: true,
  query,
  reply: assign(object({ result: array(staffThread) }), nextPage),
});

/** The open sessions, most recently used first. `isCurrent` marks the session of the request. */
export const listPersonSessionsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/people/:id/sessions',
  needsToken: true,
  reply: object({ result: array(session) }),
});

/** Ends one session of the person. */
export const endPersonSessionEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/people/:id/end-session',
  needsToken: true,
  body: object({ session: idField(messages.required('Session')) }),
  reply: messageReply,
});

/** What staff noted about a person, for other staff. The person's copy of data contains the text. */
export const personNote = object({
  _id: string(),
  text: string(),
  /** The username; null if that account was deleted. */
  by: nullable(string()),
  createdAt: string(),
});

export type PersonNote = Infer<typeof personNote>;

export const listPersonNotesEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/people/:id/notes',
  needsToken: true,
  query,
  reply: assign(object({ result: array(personNote) }), nextPage),
});

/** Adds a note. Notes are never changed: a wrong one is corrected by another. They are deleted with the account. */
export const addPersonNoteEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/people/:id/notes',
  needsToken: true,
  body: object({ text: paragraphs('Note', limits.note) }),
  reply: assign(messageReply, object({ data: personNote })),
});
