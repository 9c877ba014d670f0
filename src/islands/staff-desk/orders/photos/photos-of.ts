import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';

export interface OrderPhoto {
  url: string;
  /** What the photo is of. */
  item: string;
}

/** All photos of an order, in the order of its items. An order without photos of items has one photo. */
export function photosOf({
  image,
  items,
  itemsName,
}: Pick<QueuedOrder, 'image' | 'items' | 'itemsName'>): OrderPhoto[] {
  const photos = items.flatMap(({ name, photos }) => photos.map(({ url }) => ({ url, item: name })));
  return photos.length ? photos : [{ url: image.url, item: itemsName }];
}
