import type { ItemCondition } from '@kindcrate/contract/order-items';

export interface OrderItemRow {
  id: string;
  order_id: string;
  /** Starts at 0 in each order. */
  position: number;
  name: string;
  /** A need category, which may have been deleted since. */
  category_id: string | null;
  /** Pieces offered. */
  quantity: number;
  condition: ItemCondition | null;
  /** The need that the item is for, which may have been deleted since. */
  need_id: string | null;
  /** Pieces that arrived and were kept; null until the order is received. */
  received_quantity: number | null;
  /** Why some or all pieces were not kept. */
  declined_reason: string | null;
  /** Pieces that count toward the need: those that were received, or 0 once they turned out to be unusable. */
  counted_quantity: number | null;
  /** When `counted_quantity` last changed; null until the order is received. */
  counted_at: string | null;
}

export interface OrderItemPhotoRow {
  item_id: string;
  /** Starts at 0 in each item. */
  position: number;
  image_id: string;
}

/** A photo that is not part of an order yet. */
export interface PhotoUploadRow {
  image_id: string;
  user_id: string;
  created_at: string;
}
