import type { ItemCondition } from '@kindcrate/contract/order-items';

export interface OrderItemsCopy {
  /** The accessible name of the list. */
  label: string;
  conditions: Record<ItemCondition, string>;
  /** With `{quantity}`. */
  offered: string;
  /** With `{offered}` and `{received}`. */
  received: string;
  /** With `{words}`. */
  need: string;
  /** With `{reason}`. */
  declined: string;
  /** With `{number}` and `{item}`. */
  photoAlt: string;
  receive: string;
  /** With `{received}` and `{offered}`. */
  total: string;
  declinedReason: string;
  declinedReasonHint: string;
}
