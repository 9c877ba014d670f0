import type { Role } from '@kindcrate/contract/roles';
import type { CatalogEntry } from '../../stores/entry-store.ts';
import { PasswordCheck } from '../../ui/password-check/PasswordCheck.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { AuditLog } from './audit-log/AuditLog.tsx';
import { Entries } from './catalog/Entries.tsx';
import { type EntryKind, entryKinds } from './catalog/entry-kinds.ts';
import type { StaffDeskCopy } from './copy.ts';
import { LoadedPanel } from './LoadedPanel.tsx';
import { Inbox } from './messages/Inbox.tsx';
import { OrderQueue } from './orders/OrderQueue.tsx';

interface Props {
  role: Role;
  copy: StaffDeskCopy;
}

/**
 * The tabs of the desk. They keep their state while another tab is open, except the audit log, which reloads. Volunteers
 * have only the tab of orders.
 */
export function DeskTabs({ role, copy }: Props) {
  const { tabs } = copy;
  const isStaff = role === 'staff';
  const orders = {
    id: 'orders',
    label: tabs.orders,
    panel: <OrderQueue isStaff={isStaff} copy={copy} />,
    isKept: true,
  };
  return (
    <>
      <Tabs label={tabs.label} tabs={isStaff ? [orders, ...staffTabs(copy)] : [orders]} />
      <PasswordCheck copy={copy.passwordCheck} />
    </>
  );
}

function staffTabs(copy: StaffDeskCopy) {
  const { tabs } = copy;
  const catalogTab = <T extends CatalogEntry>(id: keyof typeof entryKinds, kind: EntryKind<T>) => ({
    id,
    label: tabs[id],
    panel: <Entries kind={kind} label={tabs[id]} copy={copy} />,
    isKept: true,
  });
  return [
    { id: 'messages', label: tabs.messages, panel: <Inbox copy={copy} />, isKept: true },
    catalogTab('brands', entryKinds.brands),
    catalogTab('organizations', entryKinds.organizations),
    catalogTab('cards', entryKinds.cards),
    { id: 'people', label: tabs.people, panel: <PeopleTab copy={copy} />, isKept: true },
    // URLs contain the ids of tabs, so this one keeps the audit log's former name for the sake of bookmarks.
    { id: 'trail', label: tabs.auditLog, panel: <AuditLog copy={copy} /> },
  ];
}

/** Loaded when it is first opened: no other tab has as much code. */
function PeopleTab({ copy }: { copy: StaffDeskCopy }) {
  return (
    <LoadedPanel
      load={async () => (await import('./people/People.tsx')).People}
      chunk="People"
      copy={copy.list}
      panelProps={{ copy }}
    />
  );
}
