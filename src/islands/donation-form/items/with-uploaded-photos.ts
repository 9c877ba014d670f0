import type { FieldMessages } from '@kindcrate/contract/check';
import type { OrderItemDraft } from '@kindcrate/contract/order-item-fields';
import { waitForUploadedId } from './uploads.ts';

/**
 * Waits until the photos of the items have been uploaded, and replaces the keys of the photos with their ids from the API.
 * @param message the message for an item with a photo that was not uploaded
 * @returns the items, and the messages keyed by field
 */
export async function withUploadedPhotos(items: readonly OrderItemDraft[], message: string) {
  const fields: FieldMessages = {};
  const ready = items.map(async (item, index): Promise<OrderItemDraft> => {
    if (!item.photos) return item;
    const ids = await Promise.all(item.photos.map(waitForUploadedId));
    const photos = ids.filter((id) => id !== undefined);
    if (photos.length < ids.length) fields[`items.${index}.photos`] = message;
    return { ...item, photos };
  });
  return { items: await Promise.all(ready), fields };
}
