import { array, assign, enums, type Infer, integer, object, optional, string } from 'superstruct';
import { image, lenientImage } from './images.ts';

export const itemConditions = ['new', 'good', 'worn'] as const;

/** `worn` means used, but intact. */
export type ItemCondition = (typeof itemConditions)[number];

/** The need that an order or an item is for. */
export const orderNeed = object({ _id: string(), words: string(), category: string() });

/** One item of an order. */
export const orderItem = object({
  _id: string(),
  name: string(),
  /** A need category. Missing if none was chosen, or if the category was deleted. */
  category: optional(object({ _id: string(), name: string() })),
  /** Pieces offered. */
  quantity: integer(),
  condition: optional(enums(itemConditions)),
  /** In the order of the request; empty once the photos have been removed. */
  photos: array(image),
  /** Missing if the item was not given for a need, or if that need was deleted. */
  need: optional(orderNeed),
  /** Pieces that arrived and are kept; present once the goods are received. */
  receivedQuantity: optional(integer()),
  /** Why some or all pieces of the item were not kept. */
  declinedReason: optional(string()),
});

export type OrderItem = Infer<typeof orderItem>;

/** An item as the site accepts it. */
export const lenientOrderItem = assign(orderItem, object({ photos: array(lenientImage) }));

export type LenientOrderItem = Infer<typeof lenientOrderItem>;
