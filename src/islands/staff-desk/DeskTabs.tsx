import type { Role } from '@kindcrate/contract/roles';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../../lib/on-demand.ts';
import { $newOrders, $waitingThreads } from '../../stores/desk-counts.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch, useWhenIdle } from '../../ui/on-demand/use-idle-prefetch.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { StaffDeskCopy } from './copy.ts';
import { AgeText } from './overview/AgeText.tsx';
import { lazyDayCard } from './overview/lazy-day-card.ts';
import { Overview } from './overview/Overview.tsx';
import { TabLabel } from './TabLabel.tsx';

interface Props {
  role: Role;
  copy: StaffDeskCopy;
}

const lazyOrderQueue = onDemand('OrderQueue', async () => (await import('./orders/OrderQueue.tsx')).OrderQueue);

const lazyTabForEveryone = <Name extends keyof typeof import('./organization-tabs.ts').organizationTabs>(name: Name) =>
  onDemand('organization-tabs', async () => (await import('./organization-tabs.ts')).organizationTabs[name]);
const lazyStartTabs = lazyTabForEveryone('startTabs');
const lazyNeedsTab = lazyTabForEveryone('NeedsTab');
const lazyPlacesTab = lazyTabForEveryone('PlacesTab');
const lazyFiguresTab = lazyTabForEveryone('FiguresTab');
const lazyReceiveTab = onDemand('receive-parts', async () =>
  (await import('./organization-tabs.ts')).organizationTabs.loadReceive(),
);
const lazyRunList = lazyTabForEveryone('RunList');
const lazyMessagesTab = lazyTabForEveryone('MessagesTab');

const lazyTabForStaff = <Name extends keyof typeof import('./staff-tabs.ts').staffTabs>(name: Name) =>
  onDemand('staff-tabs', async () => (await import('./staff-tabs.ts')).staffTabs[name]);
const lazyCatalogTab = lazyTabForStaff('CatalogTab');
const lazyPayments = lazyTabForStaff('Payments');
const lazyPeople = lazyTabForStaff('People');
const lazyAuditLog = lazyTabForStaff('AuditLog');
const lazySettlementsTab = lazyTabForStaff('SettlementsTab');
const lazyWordsTab = onDemand('words', async () => (await import('./staff-tabs.ts')).staffTabs.loadWords());

type TabId = Exclude<keyof StaffDeskCopy['tabs'], 'badges'>;

/** The tab for a URL without a fragment: orders if there is a query, because older links have only a query that filters the orders. */
const defaultTab = () => (location.search ? 'orders' : undefined);

/**
 * The tabs of the desk. A tab keeps its state while another tab is open, unless `isKept` is false: such a tab reloads, as the overview does.
 * Volunteers have only the tabs that concern their organization. The code of the overview is part of the island, because the overview
 * opens first; the code of the other tabs is loaded afterward.
 */
export function DeskTabs({ role, copy }: Props) {
  const { tabs, list } = copy;
  const isStaff = role === 'staff';
  // One part of each chunk is enough, because the other tabs are in the same chunks, except the words tab, which few people need.
  useIdlePrefetch([lazyDayCard, lazyOrderQueue, lazyReceiveTab, ...(isStaff ? [lazyPeople] : [])]);
  useWhenIdle(() => {
    // Until this code has loaded, only the left and right arrow keys move through the tabs, and the tabs show no numbers.
    lazyStartTabs.load().then((start) => start(), console.warn);
  });
  const tab = <P extends object>(id: TabId, code: OnDemand<ComponentType<P>>, props: P, isKept = true) => ({
    id,
    label: tabs[id],
    panel: <OnDemandPart code={code} copy={list} props={props} />,
    isKept,
  });
  const deskProps = { isStaff, copy };
  const labelWithCount = (id: 'orders' | 'messages', $count: ReadableAtom<number>) => ({
    label: <TabLabel label={tabs[id]} $count={$count} text={tabs.badges[id]} />,
  });
  const catalogTab = (kind: 'brands' | 'organizations' | 'cards') =>
    tab(kind, lazyCatalogTab, { kind, label: tabs[kind], copy });
  const shared = [
    { id: 'overview', label: tabs.overview, panel: <Overview isStaff={isStaff} copy={copy} /> },
    { ...tab('orders', lazyOrderQueue, { ...deskProps, Age: AgeText }), ...labelWithCount('orders', $newOrders) },
    tab('receive', lazyReceiveTab, deskProps, false),
    // With a hyphen rather than a capital letter, because a tab's id is the fragment of its URL.
    { ...tab('runList', lazyRunList, deskProps, false), id: 'run-list' },
    tab('needs', lazyNeedsTab, deskProps),
    tab('places', lazyPlacesTab, deskProps),
    tab('figures', lazyFiguresTab, deskProps, false),
    { ...tab('messages', lazyMessagesTab, { copy }, false), ...labelWithCount('messages', $waitingThreads) },
  ];
  const staffOnly = () => [
    catalogTab('brands'),
    catalogTab('organizations'),
    catalogTab('cards'),
    tab('settlements', lazySettlementsTab, { copy }, false),
    tab('payments', lazyPayments, { copy }),
    tab('people', lazyPeople, { copy }),
    tab('words', lazyWordsTab, { copy }, false),
    // The audit log's former name, because bookmarks may contain it.
    { ...tab('auditLog', lazyAuditLog, { copy }, false), id: 'trail' },
  ];
  return <Tabs label={tabs.label} defaultTab={defaultTab()} tabs={[...shared, ...(isStaff ? staffOnly() : [])]} />;
}
