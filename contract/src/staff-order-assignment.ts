import { array, assign, define, type Infer, object, optional, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { isId } from './queries.ts';
import { messageReply } from './replies.ts';
import { staffOrder } from './staff-orders.ts';

const assignee = object({ _id: string(), username: string() });

export type Assignee = Infer<typeof assignee>;

/** The people to whom the caller may assign the order, sorted by username. A volunteer may choose only volunteers of their organization. */
export const listAssigneesEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/orders/:id/assignees',
  needsToken: true,
  reply: object({ result: array(assignee) }),
});

/** A person's id, or an empty string for nobody. */
const personOrNobody = () => define<string>('person', (value) => value === '' || isId(value) || messages.assignee);

/**
 * Assigns an order to a person at the desk or to nobody. `expected` is the assignee that the client displayed: if the order has a
 * different one by now, the request fails.
 */
export const assignOrderEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/orders/:id/assignee',
  needsToken: true,
  body: object({ assignee: personOrNobody(), expected: optional(personOrNobody()) }),
  reply: assign(messageReply, object({ data: staffOrder })),
});
