import type { CollectionEntry } from 'astro:content';
import { limits } from '@kindcrate/contract/limits';
import { orderStatuses } from '@kindcrate/contract/orders';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { filterOrders, parseFilter } from '../../../stores/staff-orders.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { DownloadOrders } from './DownloadOrders.tsx';
import { useOrganizationOptions } from './use-organization-options.ts';

interface Props {
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** Which orders are wanted. A choice takes effect at once, a search when it is sent. */
export function OrderFilters({ copy }: Props) {
  const [filter, setFilter] = useState(() => parseFilter(location.search));
  const organizations = useOrganizationOptions(filter.organization, copy);

  const apply = (form: HTMLFormElement) => {
    const wished = parseFilter(`?${new URLSearchParams(wishesOf(form))}`);
    setFilter(wished);
    void filterOrders(wished);
  };
  const onChange = ({ target: { form } }: ChangeEvent<HTMLSelectElement>) => form && apply(form);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };

  return (
    <search aria-label={copy.filters}>
      <form className="order-filters" onSubmit={onSubmit}>
        <SelectField
          id="orders-organization"
          name="organization"
          label={copy.organization}
          defaultValue={filter.organization ?? ''}
          onChange={onChange}
          options={organizations}
        />
        <SelectField
          id="orders-status"
          name="status"
          label={copy.status}
          defaultValue={filter.status ?? ''}
          onChange={onChange}
          options={[
            { value: '', label: copy.anyStatus },
            ...orderStatuses.map((status) => ({ value: status, label: copy.statuses[status] })),
          ]}
        />
        <SelectField
          id="orders-sort"
          name="sort"
          label={copy.sort}
          defaultValue={filter.sort ?? ''}
          onChange={onChange}
          options={[
            { value: '', label: copy.newest },
            { value: 'oldest', label: copy.oldest },
          ]}
        />
        <Field
          id="orders-q"
          name="q"
          type="search"
          label={copy.search}
          hint={copy.searchHint}
          required={false}
          maxLength={limits.search}
          defaultValue={filter.q}
          autoComplete="off"
        />
        <div className="order-filters__acts">
          <button className="button button--small" type="submit">
            {copy.find}
          </button>
          <DownloadOrders filter={filter} copy={copy} />
        </div>
      </form>
    </search>
  );
}

const wishesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
