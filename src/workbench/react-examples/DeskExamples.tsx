import { atom } from 'nanostores';
import { useState } from 'react';
import { ArrangeImages } from '../../islands/staff-desk/catalog/ArrangeImages.tsx';
import type { StaffDeskCopy } from '../../islands/staff-desk/copy.ts';
import { OrderDetails } from '../../islands/staff-desk/orders/OrderDetails.tsx';
import { StatusActions } from '../../islands/staff-desk/orders/StatusActions.tsx';
import { OrderTable } from '../../islands/staff-desk/orders/table/OrderTable.tsx';
import { AgeText } from '../../islands/staff-desk/overview/AgeText.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { moveItem } from '../../lib/move-item.ts';
import type { QueuedOrder } from '../../lib/staff-orders.build.ts';
import type { Rows } from '../../stores/paged-list.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { ReloadButton } from '../../ui/async-button/ReloadButton.tsx';
import { PagedList } from '../../ui/paged-list/PagedList.tsx';
import { SortableList } from '../../ui/sortable-list/SortableList.tsx';
import { staffOrderWith, staffOrganization } from '../desk-fixtures.ts';
import '../../styles/blocks/card.scss';

interface Props {
  copy: StaffDeskCopy;
}

const noop = () => {};
const asyncNoop = () => Promise.resolve();

/** The details of an order. They have to be hydrated, because they load part of their code on demand. */
export const OrderDetailsExample = ({ order, copy }: Props & { order: QueuedOrder }) => (
  <OrderDetails order={order} copy={copy.orders} list={copy.list} />
);

/** The table of orders. It has to be rendered in a browser, because its columns are in the URL. */
export const OrderTableExample = ({ items, copy }: Props & { items: QueuedOrder[] }) => (
  <OrderTable items={items} openOrderId={undefined} label={copy.tabs.orders} Age={AgeText} copy={copy.orders} />
);

/** The actions of an order that can be received, declined or canceled. */
export const StatusActionsExample = ({ copy }: Props) => (
  <StatusActions order={staffOrderWith('accepted')} copy={copy.orders} list={copy.list} onChanged={noop} />
);

export const ArrangementExample = ({ copy }: Props) => (
  <ArrangeImages organization={staffOrganization} copy={copy.catalog} />
);

const sortableItems = ['Winter coats', 'Picture books', 'Kettles'].map((title) => ({ _id: title, title }));

export function SortableListExample({ copy }: Props) {
  const [items, setItems] = useState(sortableItems);
  return (
    <SortableList
      items={items}
      label={copy.catalog.reorder.title}
      copy={copy.catalog.reorder}
      onMove={(from, to) => setItems(moveItem(items, from, to))}
    >
      {({ title }) => <span>{title}</span>}
    </SortableList>
  );
}

/** The notice after someone else changed the order first. */
export function ConflictExample({ copy }: Props) {
  const message =
    'Someone else changed this first. This order is accepted. It can become received, declined, or cancelled.';
  const cause = new ApiError(409, { success: false, code: 'conflict', message });
  return (
    <ActionNotice action={{ result: { message, cause } }}>
      <ReloadButton cause={cause} copy={copy.orders.reloadLatest} load={asyncNoop} onLoaded={noop} />
    </ActionNotice>
  );
}

type State = ResourceState<Rows<{ _id: string }>>;

const row = { _id: 'Three winter coats' };
const states: Record<string, State> = {
  loading: { state: 'loading' },
  empty: { state: 'ready', data: { items: [], next: null } },
  more: { state: 'ready', data: { items: [row], next: 'after' } },
  'loading more': { state: 'loading', data: { items: [row], next: 'after' } },
  failed: { state: 'failed', isNotFound: false, data: { items: [row], next: 'after' } },
};

/** The possible states of a list that loads in pages. */
export const pagedListStates = Object.keys(states);

export function PagedListExample({ copy, state }: Props & { state: string }) {
  const pages = { $state: atom(states[state] as State), start() {}, more: asyncNoop };
  return (
    <PagedList pages={pages} copy={copy.list} emptyMessage={copy.orders.none} label={state}>
      {({ _id }) => <p className="card">{_id}</p>}
    </PagedList>
  );
}
