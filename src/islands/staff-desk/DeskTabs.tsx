import type { Role } from '@kindcrate/contract/roles';
import { onDemand } from '../../lib/on-demand.ts';
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

const needsCode = onDemand('NeedsTab', async () => (await import('./needs/NeedsTab.tsx')).NeedsTab);
const inboxCode = onDemand('Inbox', async () => (await import('./messages/Inbox.tsx')).Inbox);
const catalogCode = onDemand('CatalogTab', async () => (await import('./catalog/CatalogTab.tsx')).CatalogTab);
const paymentsCode = onDemand('Payments', async () => (await import('./payments/Payments.tsx')).Payments);
const peopleCode = onDemand('People', async () => (await import('./people/People.tsx')).People);
const auditLogCode = onDemand('AuditLog', async () => (await import('./audit-log/AuditLog.tsx')).AuditLog);
const staffCode = [inboxCode, catalogCode, paymentsCode, peopleCode, auditLogCode];

/**
 * The tabs of the desk. They keep their state while another tab is open, except the audit log, which reloads. Volunteers
 * have only orders and needs. The code of the orders is part of the island because it opens first; that of the others is loaded afterwards.
 */
export function DeskTabs({ role, copy }: Props) {
  const { tabs } = copy;
  const isStaff = role === 'staff';
  useIdlePrefetch([queuePartCode, queueActionsCode, statusFormCode, needsCode, ...(isStaff ? staffCode : [])]);
  const orders = {
    id: 'orders',
    label: tabs.orders,
    panel: <OrderQueue isStaff={isStaff} copy={copy} />,
    isKept: true,
  };
  const needs = {
    id: 'needs',
    label: tabs.needs,
    panel: <OnDemandPart code={needsCode} copy={copy.list} props={{ isStaff, copy }} />,
    isKept: true,
  };
  return <Tabs label={tabs.label} tabs={[orders, needs, ...(isStaff ? staffTabs(copy) : [])]} />;
}

function staffTabs(copy: StaffDeskCopy) {
  const { tabs, list } = copy;
  const catalogTab = (id: 'brands' | 'organizations' | 'cards') => ({
    id,
    label: tabs[id],
    panel: <OnDemandPart code={catalogCode} copy={list} props={{ kind: id, label: tabs[id], copy }} />,
    isKept: true,
  });
  const tab = (id: 'messages' | 'payments' | 'people', code: typeof inboxCode) => ({
    id,
    label: tabs[id],
    panel: <OnDemandPart code={code} copy={list} props={{ copy }} />,
    isKept: true,
  });
  return [
    tab('messages', inboxCode),
    catalogTab('brands'),
    catalogTab('organizations'),
    catalogTab('cards'),
    tab('payments', paymentsCode),
    tab('people', peopleCode),
    // The audit log's former name, because bookmarks may contain it: a tab's id is the fragment of its URL.
    { id: 'trail', label: tabs.auditLog, panel: <OnDemandPart code={auditLogCode} copy={list} props={{ copy }} /> },
  ];
}
