import {
  array,
  assign,
  coerce,
  define,
  enums,
  type Infer,
  object,
  omit,
  optional,
  refine,
  type Struct,
  string,
} from 'superstruct';
import { jsonEndpoint, plainEndpoint, queryEndpoint } from './endpoint.ts';
import { line, quantity } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { detailFor } from './order-transitions.ts';
import { type OrderStatus, order, orderStatuses } from './orders.ts';
import { afterParam, choiceParam, idParam, nextPage, searchParam } from './queries.ts';
import { writeReply } from './replies.ts';

const empty = define<string>(
  'empty text',
  // With a message of its own: superstruct's would print the value, which may throw.
  (value) => (typeof value === 'string' && value.trim() === '') || 'not empty',
);

/** An order as the staff sees it. */
export const staffOrder = assign(
  omit(order, ['canCancel', 'receipt']),
  object({
    donor: object({ _id: string(), username: string(), email: string() }),
    /** The statuses that the staff may give it next; `detailFor` says what has to come with each. */
    next: array(enums(orderStatuses)),
  }),
);

export type StaffOrder = Infer<typeof staffOrder>;

/** Which orders are meant; all of them, newest first, when nothing is said. */
export const orderFilter = object({
  status: choiceParam(orderStatuses, messages.status),
  /** An organization's id. */
  organization: idParam(messages.unknownCharity),
  /** Part of the items' name, of the place, of the phone, of the donor's name or e-mail; or the beginning of the order's number. */
  q: searchParam(),
  sort: choiceParam(['newest', 'oldest'], messages.sort),
});

export type OrderFilter = Infer<typeof orderFilter>;

/**
 * A page of orders. A search looks at a bounded number of them, so a page of one may hold few orders, or none, and
 * have a next page all the same: `next` alone says whether there is more.
 */
export const listStaffOrdersEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/orders',
  role: 'staff',
  query: assign(orderFilter, object({ after: afterParam() })),
  reply: assign(object({ result: array(staffOrder) }), nextPage),
});

export const getStaffOrderEndpoint = plainEndpoint({
  method: 'GET',
  path: '/staff/orders/:id',
  role: 'staff',
  reply: object({ data: staffOrder }),
});

/** All that fit, as a file of comma-separated values (`text/csv`). */
export const exportStaffOrdersEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/orders.csv',
  role: 'staff',
  query: orderFilter,
  reply: string(),
});

/**
 * Moves an order along the table of transitions, and says what the change asks for: a reason to decline, the pieces
 * that really came to receive. With `expectedStatus`, the status that the mover saw, it is refused when the order has moved on.
 */
export const changeOrderStatusEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/orders/:id',
  role: 'staff',
  body: object({
    status: status(),
    reason: neededFor('reason', messages.required('Reason'), line('Reason', limits.reason)),
    quantity: neededFor('quantity', messages.required('Quantity'), quantity()),
    expectedStatus: optional(status()),
  }),
  reply: assign(writeReply, object({ data: staffOrder })),
});

function status() {
  return define<OrderStatus>('status', (value) => orderStatuses.includes(value as OrderStatus) || messages.status);
}

/** A field that must be filled in when the change to the status beside it asks for it, and may be empty otherwise. */
function neededFor<T, S>(detail: ReturnType<typeof detailFor>, missing: string, struct: Struct<T, S>) {
  const isThere = (value: unknown, to: OrderStatus) => value !== undefined || detailFor(to) !== detail || missing;
  const needed = refine(optional(struct), 'needed', (value, { branch }) => isThere(value, branch[0].status));
  return coerce(needed, empty, () => undefined);
}
