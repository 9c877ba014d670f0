import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { ChangeEvent } from 'react';
import { dayFilters } from '../../../lib/staff-orders.build.ts';
import { needCategories } from '../../../stores/need-categories.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { ListCopy } from '../../../ui/paged-list/PagedList.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { categoryPath, inTreeOrder } from '../needs/category-tree.ts';
import './more-filters.scss';

interface Props {
  filter: OrderFilter;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  list: ListCopy;
  copy: DeskOrdersCopy['moreFilters'];
}

/** The filters by category, assignee and day. */
export function MoreFilters({ filter, onChange, list, copy }: Props) {
  const chosen = filter.category ?? '';
  const { state, data: categories = [] } = useResource(needCategories);
  const ids = inTreeOrder(categories).map(({ _id }) => _id);
  // The chosen category is an option even before the others have loaded.
  const offered = chosen && !ids.includes(chosen) ? [chosen, ...ids] : ids;
  return (
    <div className="more-filters">
      <SelectField
        id="orders-category"
        name="category"
        label={copy.category}
        defaultValue={chosen}
        onChange={onChange}
        options={[
          { value: '', label: copy.anyCategory },
          ...offered.map((value) => ({ value, label: categoryPath(categories, value) })),
        ]}
      />
      {state === 'failed' && (
        <TryAgain text={list.failed} label={list.tryAgain} onRetry={() => void needCategories.reload()} />
      )}
      <SelectField
        id="orders-assignee"
        name="assignee"
        label={copy.assignee}
        defaultValue={filter.assignee ?? ''}
        onChange={onChange}
        options={[
          { value: '', label: copy.anyone },
          { value: 'me', label: copy.me },
          { value: 'nobody', label: copy.nobody },
        ]}
      />
      {dayFilters.map((name) => (
        <Field
          key={name}
          id={`orders-${name}`}
          name={name}
          type="date"
          label={copy[name]}
          required={false}
          min="2000-01-01"
          max="2099-12-31"
          defaultValue={filter[name]}
          autoComplete="off"
        />
      ))}
    </div>
  );
}
