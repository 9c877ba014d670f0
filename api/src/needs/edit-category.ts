import type { AuditAction } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import type { NeedCategory } from '@kindcrate/contract/needs';
import type { createNeedCategoryEndpoint, updateNeedCategoryEndpoint } from '@kindcrate/contract/staff-need-categories';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import type { NeedCategoryRow } from '../database/need-rows.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { type Effects, transact } from '../transact.ts';
import {
  deleteCategory,
  insertCategory,
  isCategoryUsed,
  lockCategories,
  updateCategory,
} from './category-repository.ts';
import { toSlug } from './slug.ts';

interface CategoryEdit {
  id: string;
  editorId: string;
}

/**
 * Adds a category after its siblings.
 * @throws Failure `invalid_fields` when the parent is not at the top level; `conflict` when there are too many categories.
 */
export function addCategory(
  services: Services,
  editorId: string,
  { title, parent = null }: BodyOf<typeof createNeedCategoryEndpoint>,
): Promise<NeedCategory> {
  return transact(services, async (transaction, effects) => {
    const all = await lockCategories(transaction);
    if (all.length >= limits.needCategories)
      throw new Failure('conflict.need_categories', { values: { max: limits.needCategories } });
    requireTopLevel(all, parent);
    const position = Math.max(-1, ...childrenOf(all, parent).map((row) => row.position)) + 1;
    const id = await insertWithFreeId(transaction, { title, parent_id: parent, position });
    await recordChange(transaction, effects, { id, editorId, action: 'created', detail: '' });
    return { _id: id, title, parent };
  });
}

/**
 * Renames a category, or moves it.
 * @throws Failure `not_found`; `invalid_fields` when the parent is unknown, or when the tree would get a third level.
 */
export function editCategory(
  services: Services,
  { id, editorId }: CategoryEdit,
  { title, parent, position }: BodyOf<typeof updateNeedCategoryEndpoint>,
): Promise<NeedCategory> {
  return transact(services, async (transaction, effects) => {
    const all = await lockCategories(transaction);
    const before = requireCategory(all, id);
    const after = { title: title ?? before.title, parent_id: parent === undefined ? before.parent_id : parent };
    const data = { _id: id, title: after.title, parent: after.parent_id };
    const isMoved = after.parent_id !== before.parent_id;
    if (isMoved) requireValidParent(all, id, after.parent_id);
    const siblings = childrenOf(all, after.parent_id).filter((row) => row.id !== id);
    const defaultPosition = isMoved ? siblings.length : childrenOf(all, before.parent_id).indexOf(before);
    const order = siblings.toSpliced(position ?? defaultPosition, 0, before);
    const details = [
      after.title !== before.title && auditDetail('changed.title'),
      isMoved && auditDetail('changed.parent'),
      !isMoved && order.indexOf(before) !== defaultPosition && auditDetail('changed.position'),
    ].filter((detail) => detail !== false);
    if (!details.length) return data;
    for (const [index, row] of order.entries()) await updateCategory(transaction, { id: row.id, position: index });
    await updateCategory(transaction, { id, ...after });
    await recordChange(transaction, effects, { id, editorId, action: 'edited', detail: details.join(', ') });
    return data;
  });
}

/**
 * @returns the title of the deleted category
 * @throws Failure `not_found`; `conflict` when needs use the category, or when it has child categories.
 */
export function removeCategory(services: Services, { id, editorId }: CategoryEdit): Promise<string> {
  return transact(services, async (transaction, effects) => {
    const all = await lockCategories(transaction);
    const { title } = requireCategory(all, id);
    if (childrenOf(all, id).length) throw new Failure('conflict.need_category_has_children');
    if (await isCategoryUsed(transaction, id)) throw new Failure('conflict.need_category_used');
    await deleteCategory(transaction, id);
    await recordChange(transaction, effects, { id, editorId, action: 'deleted', detail: title });
    return title;
  });
}

function requireCategory(all: NeedCategoryRow[], id: string): NeedCategoryRow {
  const category = all.find((row) => row.id === id);
  if (!category) throw new Failure('not_found.need_category');
  return category;
}

function childrenOf(all: NeedCategoryRow[], parent: string | null): NeedCategoryRow[] {
  return all.filter(({ parent_id }) => parent_id === parent);
}

function requireTopLevel(all: NeedCategoryRow[], parent: string | null): void {
  const found = all.find(({ id }) => id === parent);
  if (parent !== null && found?.parent_id !== null) throw invalidFields({ parent: messages.categoryParent });
}

/** The tree has two levels, so a category with children stays at the top level. */
function requireValidParent(all: NeedCategoryRow[], id: string, parent: string | null): void {
  requireTopLevel(all, parent);
  const isItself = parent === id;
  if (isItself || (parent !== null && childrenOf(all, id).length))
    throw invalidFields({ parent: messages.categoryParent });
}

async function insertWithFreeId(transaction: Database, category: Omit<NeedCategoryRow, 'id'>): Promise<string> {
  const slug = toSlug(category.title);
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (await insertCategory(transaction, { ...category, id })) return id;
  }
}

interface Change extends CategoryEdit {
  action: AuditAction;
  detail: string;
}

async function recordChange(
  transaction: Database,
  effects: Effects,
  { id, editorId, action, detail }: Change,
): Promise<void> {
  const entry = { actor_id: editorId, subject_kind: 'need category', subject_id: id, action, detail } as const;
  await addAuditEntry(transaction, entry, new Date());
  effects.invalidateCatalog();
}
