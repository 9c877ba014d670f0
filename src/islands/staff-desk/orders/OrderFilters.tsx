import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { maxSearchLength, moreFilters, statuses } from '../../../lib/staff-orders.build.ts';
import { filterOrders, formatFilter, parseFilter } from '../../../stores/staff-orders.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../ui/paged-list/PagedList.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { lazyQueuePart } from './lazy-queue-part.ts';

interface Props {
  isStaff: boolean;
  copy: DeskOrdersCopy;
  list: ListCopy;
}

/** Filters the queue. A select field takes effect immediately, the search and the days only when the form is submitted. */
export function OrderFilters({ isStaff, copy, list }: Props) {
  const [filter, setFilter] = useState(() => parseFilter(location.search));

  const apply = (form: HTMLFormElement) => {
    // Filters whose fields are still loading or were never opened keep their values. The form's values come later in the query string, so
    // they override the others.
    const { order: _, organization, ...kept } = filter;
    const current = formatFilter({ ...kept, ...(isStaff && { organization }) });
    const next = parseFilter(`${current}&${new URLSearchParams(valuesOf(form))}`);
    setFilter(next);
    void filterOrders(next);
  };
  const onChange = ({ target: { form } }: ChangeEvent<HTMLSelectElement>) => form && apply(form);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };

  return (
    <search aria-label={copy.filters}>
      <form className="order-filters" onSubmit={onSubmit}>
        {isStaff && (
          <OnDemandPart
            code={lazyQueuePart}
            copy={list}
            props={{ part: 'organization', chosen: filter.organization, onChange, copy }}
          />
        )}
        <SelectField
          id="orders-status"
          name="status"
          label={copy.status}
          defaultValue={filter.status ?? ''}
          onChange={onChange}
          options={[
            { value: '', label: copy.anyStatus },
            ...statuses.map((status) => ({ value: status, label: copy.statuses[status] })),
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
          maxLength={maxSearchLength}
          defaultValue={filter.q}
          autoComplete="off"
        />
        <div className="order-filters__more">
          <Disclosure label={copy.moreFilters.label} isInitiallyOpen={() => moreFilters.some((name) => filter[name])}>
            <OnDemandPart code={lazyQueuePart} copy={list} props={{ part: 'filters', filter, onChange, list, copy }} />
          </Disclosure>
        </div>
        <div className="order-filters__actions">
          <button className="button button--small" type="submit">
            {copy.find}
          </button>
          {isStaff && <OnDemandPart code={lazyQueuePart} copy={list} props={{ part: 'download', filter, copy }} />}
        </div>
      </form>
    </search>
  );
}

const valuesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
