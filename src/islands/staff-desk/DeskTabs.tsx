import type { Role } from '@kindcrate/contract/roles';
import { onDemand } from '../../lib/on-demand.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../ui/on-demand/use-idle-prefetch.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { StaffDeskCopy } from './copy.ts';
import { OrderQueue } from './orders/OrderQueue.tsx';
import { queueActionsCode } from './orders/queue-actions-code.ts';
import { statusFormCode } from './orders/StatusActions.tsx';

interface Props {
  role: Role;
  copy: StaffDeskCopy;
}

const inboxCode = onDemand('Inbox', async () => (await import('./messages/Inbox.tsx')).Inbox);
const catalogCode = onDemand('CatalogTab', async () => (await import('./catalog/CatalogTab.tsx')).CatalogTab);
const paymentsCode = onDemand('Payments', async () => (await import('./payments/Payments.tsx')).Payments);
const peopleCode = onDemand('People', async () => (await import('./people/People.tsx')).People);
const auditLogCode = onDemand('AuditLog', async () => (await import('./audit-log/AuditLog.tsx')).AuditLog);
const staffCode = [inboxCode, catalogCode, paymentsCode, peopleCode, auditLogCode];

/**
 * The tabs of the desk. They keep their state while another tab is open, except the audit log, which reloads. Volunteers
 * have only the orders tab, whose code is part of the island because it opens first; the code of the others is loaded afterwards.
 */
export function DeskTabs({ role, copy }: Props) {
  const { tabs } = copy;
  const isStaff = role === 'staff';
  useIdlePrefetch(isStaff ? [queueActionsCode, statusFormCode, ...staffCode] : [queueActionsCode, statusFormCode]);
  const orders = {
    id: 'orders',
    label: tabs.orders,
    panel: <OrderQueue isStaff={isStaff} copy={copy} />,
    isKept: true,
  };
  return <Tabs label={tabs.label} tabs={isStaff ? [orders, ...staffTabs(copy)] : [orders]} />;
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
    // URLs contain the ids of tabs, so this id is still the audit log's former name, which bookmarks may contain.
    { id: 'trail', label: tabs.auditLog, panel: <OnDemandPart code={auditLogCode} copy={list} props={{ copy }} /> },
  ];
}
