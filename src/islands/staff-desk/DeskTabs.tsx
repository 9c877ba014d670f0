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

const loadOrganizationTabs = () => import('./organization-tabs.ts');
const needsCode = onDemand('organization-tabs', async () => (await loadOrganizationTabs()).NeedsTab);
const placesCode = onDemand('organization-tabs', async () => (await loadOrganizationTabs()).PlacesTab);
const inboxCode = onDemand('Inbox', async () => (await import('./messages/Inbox.tsx')).Inbox);
const catalogCode = onDemand('CatalogTab', async () => (await import('./catalog/CatalogTab.tsx')).CatalogTab);
const paymentsCode = onDemand('Payments', async () => (await import('./payments/Payments.tsx')).Payments);
const peopleCode = onDemand('People', async () => (await import('./people/People.tsx')).People);
const auditLogCode = onDemand('AuditLog', async () => (await import('./audit-log/AuditLog.tsx')).AuditLog);
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
