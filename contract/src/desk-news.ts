import { array, type Infer, integer, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';

/** At most this many submitted orders are reported, so the desk never shows a higher number of new orders. */
export const maxSubmittedOrders = 100;

/** What waits at the desk: new orders, and threads without an answer. */
export const deskNews = object({
  /** When the orders with the status *submitted* were placed: ISO 8601, newest first, at most `maxSubmittedOrders`. */
  submitted: array(string()),
  /** How many threads wait for an answer. */
  messages: integer(),
});

export type DeskNews = Infer<typeof deskNews>;

/** Volunteers see only the orders of their own organization, and the threads about those orders. */
export const getDeskNewsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/news',
  needsToken: true,
  reply: object({ data: deskNews }),
});

/**
 * The path of the same news as server-sent events, for clients that can keep a response open: each event is `deskNews` as JSON.
 * Not an endpoint of the contract, because the reply has no end that a client or a test could wait for.
 */
export const deskNewsStreamPath = '/staff/news/stream';
