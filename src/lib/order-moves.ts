import type { MoveStatus, OrderMove } from '@kindcrate/contract/order-moves';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { OutcomeDraft } from '@kindcrate/contract/outcome-fields';
import { bulkStatuses } from './order-moves.build.ts';

/**
 * A move of one or several orders that waits on the device. Contains no names of people, because several people may use the device.
 */
export interface HeldMove {
  id: string;
  status: MoveStatus;
  reason?: string | undefined;
  /** What became of the goods of a single order. */
  outcome?: OutcomeDraft | undefined;
  /**
   * The name of the form that moves a single order. The form keeps what was typed until the order has been moved. Undefined for
   * orders that were selected in the queue; of these, the orders that could not be moved are selected again.
   */
  form?: string | undefined;
  orders: { _id: string; expectedStatus: OrderStatus }[];
  /** When the move was chosen, in ms since 1970, like `sendAt`. */
  heldAt: number;
  /** When to send the move. */
  sendAt: number;
  /** Whether the request has been sent, which makes it too late to undo the move. */
  isSent?: true;
}

/** The result of a move. */
export interface MoveResult {
  moved: number;
  /** The ids of the orders that were not moved. */
  notMoved: string[];
  /** Whether all orders that were not moved had been changed by someone else first. */
  isConflict: boolean;
  /** Why orders were not moved, each reason once. */
  reasons: string[];
}

/** The statuses to which every one of these orders can be moved. */
export function commonMoves(orders: readonly { next: readonly OrderStatus[] }[]): MoveStatus[] {
  return bulkStatuses.filter((status) => orders.every(({ next }) => next.includes(status)));
}

export function sumUpMoves(moves: readonly OrderMove[]): MoveResult {
  const notMoved = moves.filter(({ isMoved }) => !isMoved);
  return {
    moved: moves.length - notMoved.length,
    notMoved: notMoved.map(({ _id }) => _id),
    isConflict: notMoved.length > 0 && notMoved.every(({ code }) => code === 'conflict'),
    reasons: [...new Set(notMoved.flatMap(({ message }) => message ?? []))],
  };
}

/** Adds a move, and makes the moves before it due now, so that only the latest one can be undone. */
export function addHeldMove(held: readonly HeldMove[], move: HeldMove): HeldMove[] {
  return [...makeDue(held), move];
}

export const makeDue = (held: readonly HeldMove[]): HeldMove[] => held.map((move) => ({ ...move, sendAt: 0 }));

export const canUndo = ({ sendAt, isSent }: HeldMove, now: number): boolean => !isSent && sendAt > now;
