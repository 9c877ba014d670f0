import type { BodyOf } from '@kindcrate/contract/endpoint';
import { matchNeeds } from '@kindcrate/contract/match-needs';
import { listNeedCategoriesEndpoint } from '@kindcrate/contract/needs';
import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { listStaffNeedsEndpoint } from '@kindcrate/contract/staff-needs';
import { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { requestInSession, uploadInSession } from './session-requests.ts';
import { reloadNeeds } from './staff-need-list.ts';
import { staffOrders } from './staff-orders.ts';

type Gift = BodyOf<typeof takeInGiftEndpoint>;

/** A gift that was taken in. */
export interface TakenInGift {
  id: string;
  /** The API's message, with the number of the gift. */
  message: string;
}

/** The last attempted request and its key. A retry sends the same key again, so that the gift is not taken in twice. */
const attempt = { request: '', key: '' };

/** The ids of uploaded photos, so that a retry does not upload them again. */
const uploadedIds = new WeakMap<File, string>();

/**
 * Takes in a gift that arrived unannounced. Its items count toward the needs that they match.
 * @param photos one for each item, or undefined for an item without one
 * @throws ApiError
 */
export async function takeInGift(gift: Gift, photos: readonly (File | undefined)[]): Promise<TakenInGift> {
  const items: Gift['items'] = [];
  for (const [index, item] of (await withNeeds(gift)).entries()) {
    const photo = photos[index];
    items.push(photo ? { ...item, photos: [await upload(photo, index)] } : item);
  }
  const body = { ...gift, items };
  const request = JSON.stringify(body);
  if (attempt.request !== request) Object.assign(attempt, { request, key: newIdempotencyKey() });
  const { message, data } = await requestInSession(takeInGiftEndpoint, { body, idempotencyKey: attempt.key });
  // The next gift may be identical, and needs a key of its own.
  attempt.request = '';
  void staffOrders.reload();
  void reloadNeeds();
  return { id: data._id, message };
}

/** Adds to each item the id of the organization's need that the item matches, if there is one. */
async function withNeeds({ organization, items }: Gift): Promise<Gift['items']> {
  const [needs, categories] = await Promise.all([
    requestInSession(listStaffNeedsEndpoint, { query: { organization } }),
    requestInSession(listNeedCategoriesEndpoint),
  ]);
  const current = needs.result.filter((need) => need.current);
  // A volunteer's list contains the needs of a single organization, so every need in it names that organization.
  const organizationId = organization ?? current[0]?.organization._id ?? null;
  return items.map((item) => {
    const need = matchNeeds(item.name, organizationId, current, categories.result, item.category).chosen?._id;
    return need === undefined ? item : { ...item, need };
  });
}

async function upload(photo: File, index: number): Promise<string> {
  const known = uploadedIds.get(photo);
  if (known !== undefined) return known;
  try {
    const { _id } = (await uploadInSession(uploadPhotoEndpoint, { image: photo })).data;
    uploadedIds.set(photo, _id);
    return _id;
  } catch (error) {
    // The request has one photo, but the form has one for each item, so the message is moved to the field of this item.
    if (!(error instanceof ApiError) || !error.message) throw error;
    throw Object.assign(error, { fields: { [`items.${index}.photo`]: error.fields.image ?? error.message } });
  }
}
