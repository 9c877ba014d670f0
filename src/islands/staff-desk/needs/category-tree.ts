import type { NeedCategory } from '@kindcrate/contract/needs';

/** The title of a category, preceded by its parent's, such as `Clothing › Winter clothing`; the id if the category is unknown. */
export function categoryPath(categories: readonly NeedCategory[], id: string): string {
  const find = (wanted: string | null) => categories.find(({ _id }) => _id === wanted);
  const category = find(id);
  if (!category) return id;
  const parent = find(category.parent);
  return parent ? `${parent.title} › ${category.title}` : category.title;
}

/** The children of a category; with `null` as the parent, the top-level categories. */
export function childrenOf(categories: readonly NeedCategory[], parent: string | null): NeedCategory[] {
  return categories.filter((category) => category.parent === parent);
}

/** The categories in display order, each followed by its children. */
export function inTreeOrder(categories: readonly NeedCategory[]): NeedCategory[] {
  return childrenOf(categories, null).flatMap((top) => [top, ...childrenOf(categories, top._id)]);
}
