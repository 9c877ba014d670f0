import type { CollectionEntry } from 'astro:content';
import { orderStatuses } from '@kindcrate/contract/orders';
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { staffOrganizations } from '../../../stores/staff-catalogue.ts';
import { readFilter, showOrders } from '../../../stores/staff-orders.ts';
import { Field } from '../../field/Field.tsx';
import { SelectField } from '../../field/SelectField.tsx';
import { DownloadOrders } from './DownloadOrders.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** Which orders are wanted. A choice takes effect at once, a search when it is sent. */
export function OrderFilters({ copy }: Props) {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const organizations = useStore(staffOrganizations.$pages);
  const isKnown = organizations.items.some(({ _id }) => _id === filter.organization);

  const apply = (form: HTMLFormElement) => {
    const wished = readFilter(`?${new URLSearchParams(entriesOf(form))}`);
    setFilter(wished);
    void showOrders(wished);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };

  return (
    <search aria-label={copy.filters}>
      <form className="order-filters" onSubmit={onSubmit}>
        <SelectField
          id="orders-status"
          name="status"
          label={copy.status}
          defaultValue={filter.status ?? ''}
          onChange={({ target }) => target.form && apply(target.form)}
          options={[
            { value: '', label: copy.anyStatus },
            ...orderStatuses.map((status) => ({ value: status, label: copy.statuses[status] })),
          ]}
        />
        <SelectField
          id="orders-organization"
          // Uncontrolled: the one that the address asks for can be chosen only when it is there.
          key={isKnown ? 'known' : 'unknown'}
          name="organization"
          label={copy.organization}
          defaultValue={filter.organization ?? ''}
          onChange={({ target }) => target.form && apply(target.form)}
          options={[
            { value: '', label: copy.anyOrganization },
            ...organizations.items.map(({ _id, title }) => ({ value: _id, label: title })),
          ]}
        />
        <SelectField
          id="orders-sort"
          name="sort"
          label={copy.sort}
          defaultValue={filter.sort ?? ''}
          onChange={({ target }) => target.form && apply(target.form)}
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

const entriesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
