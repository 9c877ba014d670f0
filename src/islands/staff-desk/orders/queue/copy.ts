/** The list of orders and the details beside it. */
export interface QueueCopy {
  /** The accessible name of the details. */
  details: string;
  back: string;
  previous: string;
  next: string;
  /** With `{position}` and `{count}`. */
  position: string;
  /** Shown instead of `position` when the open order is not in the list. */
  notListed: string;
  /** Shown when the open order does not exist, or belongs to another organization. */
  missing: string;
  /** With `{quantity}`. */
  pieces: string;
  /** With `{donor}` and `{organization}`. */
  from: string;
  /** Says who takes care of the order. With `{name}`. */
  assignee: string;
  /** Shown instead of a username that the current user is not allowed to see. */
  colleague: string;
  /** Shown while an order has no agreed time. */
  noTime: string;
  /** Switches to the table, and back to the list. */
  asTable: string;
  asList: string;
  /** Opens the filters on a phone. */
  filters: string;
  /** Says that new orders have been placed since the list was loaded. With `{count}`. */
  newOrders: string;
  /** Shown instead of `filters` while filters are in use. With `{count}`. */
  filtersInUse: string;
}
