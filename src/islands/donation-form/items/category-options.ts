import type { NeedCategory } from '@kindcrate/contract/needs';

interface Option {
  value: string;
  label: string;
}

/**
 * The categories as options, each labeled with its parent's title and its own.
 * @param kept the id of the category in a draft. That category is an option even while the categories are loading.
 */
export function categoryOptions(categories: readonly NeedCategory[], kept?: string): Option[] {
  const titles = new Map(categories.map(({ _id, title }) => [_id, title]));
  const options = categories.map(({ _id: value, title, parent }) => {
    const parentTitle = parent === null ? undefined : titles.get(parent);
    return { value, label: parentTitle === undefined ? title : `${parentTitle} › ${title}` };
  });
  return kept && !titles.has(kept) ? [{ value: kept, label: kept }, ...options] : options;
}
