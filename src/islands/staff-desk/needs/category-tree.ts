import type { NeedCategory } from '@kindcrate/contract/needs';

/** The title of a category after that of the one above it, such as `Clothing › Winter clothing`; its id if it is unknown. */
export function categoryPath(categories: readonly NeedCategory[], id: string): string {
  const find = (wanted: string | null) => categories.find(({ _id }) => _id === wanted);
  const category = find(id);
  if (!category) return id;
  const parent = find(category.parent);
  return parent ? `${parent.title} › ${category.title}` : category.title;
}

/** The categories directly below another, or at the top. */
export function childrenOf(categories: readonly NeedCategory[], parent: string | null): NeedCategory[] {
  return categories.filter((category) => category.parent === parent);
}

/** The categories in display order, each before those below it. */
export function inTreeOrder(categories: readonly NeedCategory[]): NeedCategory[] {
  return childrenOf(categories, null).flatMap((top) => [top, ...childrenOf(categories, top._id)]);
}
