import type { CollectionEntry } from 'astro:content';
import { atom } from 'nanostores';
import { Arrangement } from '../../islands/staff-desk/catalog/Arrangement.tsx';
import { StatusActions } from '../../islands/staff-desk/orders/StatusActions.tsx';
import { ApiError } from '../../lib/reply.ts';
import type { Rows } from '../../stores/paged-list.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { ReloadButton } from '../../ui/async-button/ReloadButton.tsx';
import { PagedList } from '../../ui/paged-list/PagedList.tsx';
import { staffOrderAs, staffOrganization } from '../desk-samples.ts';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

const nothing = () => {};
const done = () => Promise.resolve();

/** Every button of an order that can be declined, cancelled and received. */
export const MovesSample = ({ copy }: Props) => (
  <StatusActions order={staffOrderAs('accepted')} copy={copy.orders} onMoved={nothing} />
);

export const ArrangementSample = ({ copy }: Props) => (
  <Arrangement organization={staffOrganization} copy={copy.catalog} />
);

/** What somebody reads who was not the first. */
export function OvertakenSample({ copy }: Props) {
  const message = 'Somebody else was faster. This order is accepted. It can become received, declined, or cancelled';
  const cause = new ApiError(409, { success: false, code: 'conflict', message });
  return (
    <ActionNotice act={{ words: { text: message, cause } }}>
      <ReloadButton cause={cause} copy={copy.orders.reloadLatest} load={done} onLoaded={nothing} />
    </ActionNotice>
  );
}

type State = ResourceState<Rows<{ _id: string }>>;

const row = { _id: 'Three winter coats' };
const states: Record<string, State> = {
  loading: { state: 'loading' },
  empty: { state: 'ready', data: { items: [], next: null } },
  more: { state: 'ready', data: { items: [row], next: 'after' } },
  'more on its way': { state: 'loading', data: { items: [row], next: 'after' } },
  failed: { state: 'failed', isNotFound: false, data: { items: [row], next: 'after' } },
};

/** The ends that a long list can have. */
export const listStates = Object.keys(states);

export function PagedListSample({ copy, state }: Props & { state: string }) {
  const pages = { $state: atom(states[state] as State), more: done };
  return (
    <PagedList pages={pages} copy={copy.list} none={copy.orders.none} label={state}>
      {({ _id }) => <p className="card">{_id}</p>}
    </PagedList>
  );
}
