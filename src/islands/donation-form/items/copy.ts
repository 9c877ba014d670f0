import type { ItemCondition } from '@kindcrate/contract/order-items';

/** The donation form's copy about the items of a gift and their photos. */
export interface ItemsCopy {
  add: string;
  /** The label of the button that opens more fields for the first item. */
  details: string;
  /** With `{count}` and `{max}`. */
  count: string;
  /** With `{number}`. */
  title: string;
  name: string;
  /** With `{number}`. */
  remove: string;
  /** Announced after an item was removed; with `{number}`. */
  removed: string;
  /** A message of the error summary about one item; with `{number}` and `{message}`. */
  problem: string;
  category: string;
  noCategory: string;
  condition: string;
  conditions: Record<ItemCondition, string>;
  photos: PhotosCopy;
}

/** About the photos of one item. From `alt` on, every sentence contains `{number}`, the position of a photo. */
export interface PhotosCopy {
  label: string;
  /** With `{max}` and `{megabytes}`. */
  hint: string;
  take: string;
  /** Shown when more photos were chosen than an item can have; with `{max}`. */
  tooMany: string;
  /** Shown when the form is sent with a photo that could not be uploaded. */
  notUploaded: string;
  /** Shown when a photo was not stored on this device. */
  notKept: string;
  alt: string;
  uploading: string;
  uploaded: string;
  failed: string;
  retry: string;
  cancel: string;
  remove: string;
  moveEarlier: string;
  moveLater: string;
  /** Announced to screen readers; `{number}` is the new position. */
  moved: string;
  removed: string;
}
