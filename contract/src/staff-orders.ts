import {
  array,
  assign,
  coerce,
  define,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  omit,
  optional,
  refine,
  type Struct,
  string,
} from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { quantity, singleLine } from './fields.ts';
import { timesField } from './handover-fields.ts';
import { handoverMessages } from './handover-messages.ts';
import { limits } from './limits.ts';
import { isListSent } from './lists.ts';
import { messages } from './messages.ts';
import { orderNeed } from './order-items.ts';
import { receivedItemList } from './order-receiving.ts';
import { requiredDetail } from './order-transitions.ts';
import { type OrderStatus, order, orderStatuses, statusChange } from './orders.ts';
import { outcomeDraft } from './outcome-fields.ts';
import { afterParam, choiceParam, dayParam, idParam, nextPage, orderParam, searchParam } from './queries.ts';
import { messageReply } from './replies.ts';

const emptyString = define<string>(
  'empty text',
  // The message replaces superstruct's own, which prints the value and can therefore throw; see `anyString`.
  (value) => (typeof value === 'string' && value.trim() === '') || 'not empty',
);

/** The need of an order with its progress, as in the lists of needs. */
export const staffOrderNeed = assign(orderNeed, object({ target: nullable(integer()), received: integer() }));

/** An order as staff see it. */
export const staffOrder = assign(
  omit(order, ['canCancel', 'receipt', 'expected']),
  object({
    /** Missing for a gift that was taken in without a name, or that nobody has claimed yet. */
    donor: optional(object({ _id: string(), username: string(), email: string() })),
    /** The statuses that staff may choose next; `requiredDetail` names the detail that each requires. */
    next: array(enums(orderStatuses)),
    need: optional(staffOrderNeed),
    /**
     * `by` is the username of the person who made the change; missing if the account was deleted, or if the caller is a volunteer who
     * may not see the name.
     */
    history: array(assign(statusChange, object({ by: optional(string()) }))),
    /** The person at the desk who takes care of the order. A volunteer sees only the usernames of their organization's volunteers. */
    assignee: optional(object({ _id: string(), username: nullable(string()) })),
    /** The number of internal notes; missing if there are none. */
    notes: optional(integer()),
  }),
);

export type StaffOrder = Infer<typeof staffOrder>;

/** Narrows and sorts the orders. An empty filter lists all of them, newest first. */
export const orderFilter = object({
  status: choiceParam(orderStatuses, messages.status),
  /** An organization's id. */
  organization: idParam(messages.unknownCharity),
  /**
   * Beginnings of words in an item's name, the location, or the donor's name or email; or the beginning or the end of the phone number
   * or of the order number.
   */
  q: searchParam(),
  /** Lists only the order with this id or number, or the orders whose number ends with it. */
  order: orderParam(),
  /** The first and the last day on which the orders were placed, in the most common time zone of the organizations. */
  placedFrom: dayParam(messages.day),
  placedTo: dayParam(messages.day),
  /** The first and the last day on which the goods arrived, in the same time zone. */
  receivedFrom: dayParam(messages.day),
  receivedTo: dayParam(messages.day),
  /** The day of the agreed handover, in the time zone of its organization. */
  handoverDay: dayParam(messages.day),
  /** A need category: lists the orders with an item in this category or one of its subcategories. */
  category: idParam(messages.unknownNeedCategory),
  /** The person who takes care of the order: the caller or nobody. */
  assignee: choiceParam(['me', 'nobody'], messages.assignee),
  sort: choiceParam(['newest', 'oldest'], messages.sort),
});

export type OrderFilter = Infer<typeof orderFilter>;

/**
 * A page of orders. A search examines a limited number of orders per page, so its pages can be short or even empty before
 * the last one: only `next` says whether there are more.
 */
export const listStaffOrdersEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/orders',
  needsToken: true,
  query: assign(orderFilter, object({ after: afterParam() })),
  reply: assign(object({ result: array(staffOrder) }), nextPage),
});

export const getStaffOrderEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/orders/:id',
  needsToken: true,
  reply: object({ data: staffOrder }),
});

/** All orders that match the filter, as a CSV file (`text/csv`). */
export const exportStaffOrdersEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/orders.csv',
  needsToken: true,
  query: orderFilter,
  reply: string(),
});

/**
 * Changes the status of an order, if the transition is allowed. Declining requires a reason; receiving requires the quantity that
 * arrived, in total or of each item. `expectedStatus` is the status that the client displayed: if the order has a different one by
 * now, the change fails.
 */
export const changeOrderStatusEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/orders/:id',
  needsToken: true,
  body: object({
    status: status(),
    reason: requiredIfStatusNeeds('reason', messages.required('Reason'), singleLine('Reason', limits.reason)),
    /** If `items` is missing, the pieces are distributed among the items in order (item-lists.ts). */
    quantity: requiredIfStatusNeeds('quantity', messages.required('Quantity'), quantity(), 'items'),
    /** For every item of the order; the received quantity of the order is then their sum, and `quantity` is ignored. */
    items: optional(receivedItemList),
    expectedStatus: optional(status()),
    /** With `accepted`: the times to offer for the handover, as in `updateStaffHandoverEndpoint`. */
    times: optional(timesField(1, handoverMessages.times)),
    /** With `completed`: what became of the goods. */
    outcome: optional(outcomeDraft),
  }),
  reply: assign(messageReply, object({ data: staffOrder })),
});

function status() {
  return define<OrderStatus>('status', (value) => orderStatuses.includes(value as OrderStatus) || messages.status);
}

/**
 * A field that is required if the new status requires this detail, and may be missing or empty otherwise.
 * @param alternative the name of a list that can be sent instead
 */
function requiredIfStatusNeeds<T, S>(
  detail: ReturnType<typeof requiredDetail>,
  missingMessage: string,
  struct: Struct<T, S>,
  alternative = '',
) {
  const required = refine(optional(struct), 'required', (value, { branch: [body] }) => {
    const isSent = value !== undefined || isListSent(body[alternative]);
    return isSent || requiredDetail(body.status) !== detail || missingMessage;
  });
  return coerce(required, emptyString, () => undefined);
}
