import { array, assign, boolean, define, type Infer, object, optional, refine, type Struct, string } from 'superstruct';
import { jsonEndpoint } from './endpoint.ts';
import { singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { listOf } from './lists.ts';
import { messages } from './messages.ts';
import { type OrderStatus, orderStatuses } from './orders.ts';
import { outcomeDraft } from './outcome-fields.ts';
import { idField } from './queries.ts';
import { messageReply } from './replies.ts';
import { staffOrder } from './staff-orders.ts';

/** The statuses to which one request can move several orders. */
export const bulkStatuses = ['under review', 'accepted', 'declined', 'completed'] as const;

/**
 * The statuses to which one order can be moved. `cancelled` is only for one order, because there is no email about several canceled
 * orders. `received` is missing, because receiving also requires the pieces of each item.
 */
export const moveStatuses = [...bulkStatuses, 'cancelled'] as const;

export type MoveStatus = (typeof moveStatuses)[number];

const orderToMove = object({
  _id: idField(messages.ordersToMove),
  /** The status that the client displayed. An order that has a different one by now is not moved. */
  expectedStatus: define<OrderStatus>(
    'status',
    (value) => orderStatuses.includes(value as OrderStatus) || messages.status,
  ),
});

/** The result for one order. */
export const orderMove = object({
  _id: string(),
  isMoved: boolean(),
  /** Only if the order was not moved: the error code, and the message. */
  code: optional(string()),
  message: optional(string()),
});

export type OrderMove = Infer<typeof orderMove>;

/**
 * Moves one or several orders to the same status. Orders that cannot be moved are reported, and the others are moved. A donor gets
 * one email about all their orders. Repeating a request changes nothing about the orders that it has already moved, and reports them
 * as moved. For these orders, a request with another reason or outcome is not a repetition, but a conflict.
 */
export const moveOrdersEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/orders/moves',
  needsToken: true,
  body: object({
    /** Exactly one, if `status` is `cancelled` or the request has an outcome. */
    orders: ordersToMove(),
    status: moveStatus(),
    /** Required for `declined`. */
    reason: moveReason(),
    /** With `completed`: what became of the goods. */
    outcome: optional(outcomeDraft),
  }),
  reply: assign(
    messageReply,
    object({
      /** In the order of the request. */
      moves: array(orderMove),
      /** The orders as they are now. */
      result: array(staffOrder),
    }),
  ),
});

function ordersToMove() {
  const distinct = refine(
    listOf(orderToMove, { min: 1, max: limits.movedOrders, message: messages.ordersToMove }),
    'distinct orders',
    (orders) => new Set(orders.map(({ _id }) => _id)).size === orders.length || messages.ordersToMove,
  );
  return refine(distinct, 'as many as the request allows', (orders, { branch: [body] }) => {
    const allowsOnlyOne = body?.status === 'cancelled' || body?.outcome !== undefined;
    return orders.length === 1 || !allowsOnlyOne || messages.singleMove;
  });
}

function moveStatus(): Struct<MoveStatus, null> {
  return define<MoveStatus>('status', (value) => moveStatuses.includes(value as MoveStatus) || messages.moveStatus);
}

function moveReason(): Struct<string | undefined, null> {
  return refine(
    optional(singleLineOrEmpty('Reason', limits.reason)),
    'required',
    (value, { branch: [body] }) => body?.status !== 'declined' || !!value || messages.required('Reason'),
  );
}
