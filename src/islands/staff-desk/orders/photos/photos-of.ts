import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';

export interface OrderPhoto {
  url: string;
  /** The name of the item that the photo shows. */
  item: string;
}

/** All photos of an order, item by item. If no item has a photo, the order has one of its own. */
export function photosOf({
  image,
  items,
  itemsName,
}: Pick<QueuedOrder, 'image' | 'items' | 'itemsName'>): OrderPhoto[] {
  const photos = items.flatMap(({ name, photos }) => photos.map(({ url }) => ({ url, item: name })));
  return photos.length ? photos : [{ url: image.url, item: itemsName }];
}
