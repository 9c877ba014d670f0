import type { ItemCondition } from '@kindcrate/contract/order-items';

export interface OrderItemsCopy {
  /** Above the list. */
  title: string;
  /** With `{quantity}`. */
  pieces: string;
  /** With `{received}` and `{quantity}`. */
  received: string;
  conditions: Record<ItemCondition, string>;
  /** With `{number}` and `{item}`. */
  photoAlt: string;
}
