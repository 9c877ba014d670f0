import { define, type Infer, object, optional, refine, type Struct } from 'superstruct';
import { quantity, singleLine } from './fields.ts';
import { countPieces } from './item-lists.ts';
import { itemMessages } from './item-messages.ts';
import { limits } from './limits.ts';
import { listOf } from './lists.ts';
import { messages } from './messages.ts';
import { itemConditions } from './order-items.ts';
import { choiceParam, idParam, isId } from './queries.ts';

const orderItemDraft = object({
  name: singleLine('Name'),
  /** The id of a need category. */
  category: idParam(messages.needCategory),
  quantity: quantity(),
  condition: choiceParam(itemConditions, itemMessages.condition),
  /** The ids of uploaded photos (photos.ts). */
  photos: optional(photoIds()),
  /** The id of a need that the item is for. A need that no longer exists, or that belongs to another organization, is ignored. */
  need: idParam(messages.need),
});

/** An item of a new order. */
export type OrderItemDraft = Infer<typeof orderItemDraft>;

/** The items of a new order. */
export const orderItemDrafts = refine(
  listOf(orderItemDraft, { min: 1, max: limits.orderItems, message: itemMessages.items }),
  'items',
  function* (items, { path }) {
    if (countPieces(items) > limits.quantity.max) yield itemMessages.total;
    for (const index of findRepeatedPhotos(items)) {
      yield { path: [...path, index, 'photos'], message: itemMessages.photos };
    }
  },
);

function photoIds(): Struct<string[], null> {
  const isList = (value: unknown) => Array.isArray(value) && value.length <= limits.itemPhotos && value.every(isId);
  return define<string[]>('ids', (value) => isList(value) || itemMessages.photos);
}

/** The indexes of the items with a photo that was already listed, for the same item or an earlier one. */
function findRepeatedPhotos(items: readonly OrderItemDraft[]): number[] {
  const seen = new Set<string>();
  return items.flatMap(({ photos = [] }, index) => {
    const repeated = photos.filter((id) => seen.has(id) || !seen.add(id));
    return repeated.length ? [index] : [];
  });
}
