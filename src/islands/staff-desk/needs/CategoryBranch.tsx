import type { NeedCategory } from '@kindcrate/contract/needs';
import { CategoryRow } from './CategoryRow.tsx';
import { childrenOf } from './category-tree.ts';
import type { NeedsCopy } from './copy.ts';

interface Props {
  /** All categories. */
  categories: readonly NeedCategory[];
  /** The id of the category whose children are listed; null for the top level. */
  parent: string | null;
  /** The list's accessible name. */
  label: string;
  copy: NeedsCopy;
  /** Called after a category was changed, with the API's message. */
  onChanged: (message: string, id: string) => void;
}

/** The children of a category, each with its own children. */
export function CategoryBranch({ categories, parent, label, copy, onChanged }: Props) {
  const siblings = childrenOf(categories, parent);
  if (siblings.length === 0) return null;
  return (
    <ul className="need-categories__list" aria-label={label}>
      {siblings.map((category, position) => (
        <li key={category._id}>
          <CategoryRow
            category={category}
            position={position}
            categories={categories}
            copy={copy}
            onChanged={(message) => onChanged(message, category._id)}
          />
          <CategoryBranch
            categories={categories}
            parent={category._id}
            label={category.title}
            copy={copy}
            onChanged={onChanged}
          />
        </li>
      ))}
    </ul>
  );
}
