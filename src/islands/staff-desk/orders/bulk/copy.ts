/** For moving one order, or all selected orders, to another status. */
export interface BulkCopy {
  /** The accessible name of the bar. */
  title: string;
  /** With `{count}`. */
  selected: string;
  /** With `{count}`: shown instead of `selected` when no more orders can be selected. */
  most: string;
  all: string;
  clear: string;
  /** Shown when the selected orders have no next status in common. */
  noMove: string;
  /** The title of the dialog. With `{count}`. */
  decline: string;
  reasonHint: string;
  /** With `{count}` and `{status}`. */
  held: string;
  /** Shown in the details of an order whose move has not been sent yet. With `{status}`. */
  waiting: string;
  /** Shown in the form for a status change that is open again because the move was undone or rejected. */
  notSent: string;
  /** Announced with `held`. */
  heldHint: string;
  /** With `{seconds}`. */
  secondsLeft: string;
  /** Sends the move immediately. */
  sendNow: string;
  undo: string;
  close: string;
  /** With `{count}`, like everything below. */
  undone: string;
  sending: string;
  /** Shown while a move waits for a connection. */
  unsent: string;
  moved: string;
  /** Says how many orders someone else changed first. */
  conflicts: string;
  refused: string;
}
