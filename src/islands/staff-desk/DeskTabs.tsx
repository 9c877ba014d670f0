import type { Role } from '@kindcrate/contract/roles';
import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../../lib/on-demand.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../ui/on-demand/use-idle-prefetch.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { StaffDeskCopy } from './copy.ts';
import { OrderQueue } from './orders/OrderQueue.tsx';
import { queueActionsCode } from './orders/queue-actions-code.ts';
import { queuePartCode } from './orders/queue-part-code.ts';
import { statusFormCode } from './orders/StatusActions.tsx';

interface Props {
  role: Role;
  copy: StaffDeskCopy;
}

const loadOrganizationTabs = async () => (await import('./organization-tabs.ts')).organizationTabs;
const needsCode = onDemand('organization-tabs', async () => (await loadOrganizationTabs()).NeedsTab);
const placesCode = onDemand('organization-tabs', async () => (await loadOrganizationTabs()).PlacesTab);

const loadStaffTabs = async () => (await import('./staff-tabs.ts')).staffTabs;
const inboxCode = onDemand('staff-tabs', async () => (await loadStaffTabs()).Inbox);
const catalogCode = onDemand('staff-tabs', async () => (await loadStaffTabs()).CatalogTab);
const paymentsCode = onDemand('staff-tabs', async () => (await loadStaffTabs()).Payments);
const peopleCode = onDemand('staff-tabs', async () => (await loadStaffTabs()).People);
const auditLogCode = onDemand('staff-tabs', async () => (await loadStaffTabs()).AuditLog);
const staffCode = [inboxCode, catalogCode, paymentsCode, peopleCode, auditLogCode];

type TabId = keyof StaffDeskCopy['tabs'];

/**
 * The tabs of the desk. They keep their state while another tab is open, except the audit log, which reloads. Volunteers have only
 * orders, needs and places. The code of the orders is part of the island because it opens first; that of the others is loaded afterwards.
 */
export function DeskTabs({ role, copy }: Props) {
  const { tabs, list } = copy;
  const isStaff = role === 'staff';
  useIdlePrefetch([
    queuePartCode,
    queueActionsCode,
    statusFormCode,
    needsCode,
    placesCode,
    ...(isStaff ? staffCode : []),
  ]);
  const tab = <P extends object>(id: TabId, code: OnDemand<ComponentType<P>>, props: P) => ({
    id,
    label: tabs[id],
    panel: <OnDemandPart code={code} copy={list} props={props} />,
    isKept: true,
  });
  const catalogTab = (kind: 'brands' | 'organizations' | 'cards') =>
    tab(kind, catalogCode, { kind, label: tabs[kind], copy });
  const shared = [
    { id: 'orders', label: tabs.orders, panel: <OrderQueue isStaff={isStaff} copy={copy} />, isKept: true },
    tab('needs', needsCode, { isStaff, copy }),
    tab('places', placesCode, { isStaff, copy }),
  ];
  const staffOnly = () => [
    tab('messages', inboxCode, { copy }),
    catalogTab('brands'),
    catalogTab('organizations'),
    catalogTab('cards'),
    tab('payments', paymentsCode, { copy }),
    tab('people', peopleCode, { copy }),
    // The audit log's former name, because bookmarks may contain it: a tab's id is the fragment of its URL.
    { ...tab('auditLog', auditLogCode, { copy }), id: 'trail', isKept: false },
  ];
  return <Tabs label={tabs.label} tabs={[...shared, ...(isStaff ? staffOnly() : [])]} />;
}
