import { randomUUID } from 'node:crypto';
import { itemMessages } from '@kindcrate/contract/item-messages';
import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import type { OrderItemDraft } from '@kindcrate/contract/order-item-fields';
import type { Database } from '../database/database.ts';
import { invalidFields } from '../failure.ts';
import { filterCategoryIds } from '../needs/category-repository.ts';
import { lockWantedNeed } from '../needs/repository.ts';
import type { NewItem } from './item-repository.ts';
import { consumeWaitingPhotos } from './waiting-photo-repository.ts';

interface DonatedItems {
  userId: string;
  charity: string;
  items: readonly OrderItemDraft[];
  /** The id of the image that was sent in the form, instead of being uploaded before. */
  imageId: string | undefined;
}

/**
 * Turns the items of a donation into rows. Their photos are then no longer waiting photos. The image that was sent in the
 * form becomes the first photo of the first item.
 * @throws Failure `invalid_fields` when a photo or a category is gone.
 */
export async function prepareItems(
  transaction: Database,
  { userId, charity, items, imageId }: DonatedItems,
  now: Date,
): Promise<NewItem[]> {
  await requirePhotos(transaction, userId, items);
  await requireCategories(transaction, items);
  const prepared: NewItem[] = [];
  for (const [index, { name, category, quantity, condition, photos = [], need }] of items.entries()) {
    prepared.push({
      id: randomUUID(),
      name,
      category_id: category ?? null,
      quantity,
      condition: condition ?? null,
      need_id: need === undefined ? null : await lockIfWanted(transaction, need, charity, now),
      photoIds: index === 0 && imageId !== undefined ? [imageId, ...photos] : photos,
    });
  }
  return prepared;
}

/** @throws Failure `invalid_fields` when the first item already has the maximum number of photos without the form's image. */
export function requireRoomForImage([first]: readonly OrderItemDraft[]): void {
  if (first?.photos?.length === limits.itemPhotos) throw invalidFields({ 'items.0.photos': itemMessages.photos });
}

async function requirePhotos(transaction: Database, userId: string, items: readonly OrderItemDraft[]): Promise<void> {
  const sent = items.flatMap(({ photos = [] }) => photos);
  const consumed = new Set(await consumeWaitingPhotos(transaction, userId, sent));
  requireEach(items, 'photos', itemMessages.unknownPhoto, ({ photos = [] }) => photos.every((id) => consumed.has(id)));
}

async function requireCategories(transaction: Database, items: readonly OrderItemDraft[]): Promise<void> {
  const sent = items.flatMap(({ category }) => category ?? []);
  const known = await filterCategoryIds(transaction, sent);
  const isKnown = ({ category }: OrderItemDraft) => category === undefined || known.has(category);
  requireEach(items, 'category', messages.unknownNeedCategory, isKnown);
}

function requireEach(
  items: readonly OrderItemDraft[],
  field: keyof OrderItemDraft,
  message: string,
  isValid: (item: OrderItemDraft) => boolean,
): void {
  const fields = items.flatMap((item, index) => (isValid(item) ? [] : [[`items.${index}.${field}`, message]]));
  if (fields.length) throw invalidFields(Object.fromEntries(fields));
}

/**
 * Keeps a wanted need of the organization from being deleted until the transaction ends.
 * @returns its id; null when the need is gone, is no longer wanted, or belongs to another organization. The gift matters more
 * than the need that it is for, so the item is then stored without the need.
 */
async function lockIfWanted(
  transaction: Database,
  id: string,
  organization: string,
  now: Date,
): Promise<string | null> {
  return (await lockWantedNeed(transaction, now, { id, organization })) ? id : null;
}
