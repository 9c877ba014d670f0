import type { BodyOf } from '@kindcrate/contract/endpoint';
import { listNeedCategoriesEndpoint, type NeedCategory } from '@kindcrate/contract/needs';
import {
  createNeedCategoryEndpoint,
  deleteNeedCategoryEndpoint,
  updateNeedCategoryEndpoint,
} from '@kindcrate/contract/staff-need-categories';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The need categories. Siblings are in display order. */
export const needCategories = createResource(async () => (await requestInSession(listNeedCategoriesEndpoint)).result);

/** Adds a category after its siblings. Returns the API's message. */
export async function addNeedCategory(body: BodyOf<typeof createNeedCategoryEndpoint>): Promise<string> {
  const { message, data } = await requestInSession(createNeedCategoryEndpoint, { body });
  needCategories.update((categories) => placeCategory(categories, data));
  return message;
}

/** Renames or moves a category. Returns the API's message. */
export async function editNeedCategory(id: string, body: BodyOf<typeof updateNeedCategoryEndpoint>): Promise<string> {
  const { message, data } = await requestInSession(updateNeedCategoryEndpoint, { parameters: { id }, body });
  needCategories.update((categories) => placeCategory(categories, data, body.position));
  return message;
}

/**
 * Deletes a category. Returns the API's message.
 * @throws ApiError if needs use the category, or it has children
 */
export async function deleteNeedCategory(id: string): Promise<string> {
  const { message } = await requestInSession(deleteNeedCategoryEndpoint, { parameters: { id } });
  needCategories.update((categories) => categories.filter(({ _id }) => _id !== id));
  return message;
}

/**
 * Puts a changed or new category at the position that it has in the API. The list is not requested again, because another server
 * may reply with a list that is up to five seconds old.
 * @param position how many siblings come before the category; by default, it keeps its position, or comes last if it gets a new parent
 */
export function placeCategory(
  categories: readonly NeedCategory[],
  changed: NeedCategory,
  position = categories.filter(({ parent }) => parent === changed.parent).findIndex(({ _id }) => _id === changed._id),
): NeedCategory[] {
  const others = categories.filter(({ _id }) => _id !== changed._id);
  const next = others.filter(({ parent }) => parent === changed.parent).at(position);
  const index = position < 0 || !next ? others.length : others.indexOf(next);
  return others.toSpliced(index, 0, changed);
}
