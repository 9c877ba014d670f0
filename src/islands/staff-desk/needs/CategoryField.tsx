import { needCategories } from '../../../stores/need-categories.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { categoryPath, inTreeOrder } from './category-tree.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  /** The id of the saved category; empty for a new need. */
  saved: string;
  copy: StaffDeskCopy;
}

/** A select field with the tree of categories. The saved category is an option even before the categories have loaded. */
export function CategoryField({ field, choice, saved, copy: { needs, list } }: Props) {
  const { state, data: categories = [] } = useResource(needCategories);
  const ids = inTreeOrder(categories).map(({ _id }) => _id);
  const offered = saved && !ids.includes(saved) ? [saved, ...ids] : ids;
  return (
    <div className="need-form__category">
      <SelectField
        {...field('category')}
        {...choice('category', saved)}
        label={needs.category}
        options={[
          ...(saved ? [] : [{ value: '', label: needs.chooseCategory }]),
          ...offered.map((value) => ({ value, label: categoryPath(categories, value) })),
        ]}
      />
      {state === 'failed' && (
        <TryAgain text={needs.categoriesFailed} label={list.tryAgain} onRetry={() => void needCategories.reload()} />
      )}
    </div>
  );
}
