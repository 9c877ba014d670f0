import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { AuditLog } from './audit-log/AuditLog.tsx';
import { Entries } from './catalog/Entries.tsx';
import { entryKinds } from './catalog/entry-kinds.ts';
import type { StaffDeskCopy } from './copy.ts';
import { Inbox } from './messages/Inbox.tsx';
import { OrderQueue } from './orders/OrderQueue.tsx';
import { People } from './people/People.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** The tabs of the desk. They keep their state while another tab is open, except the audit log, which reloads. */
export function DeskTabs({ copy }: Props) {
  const { tabs } = copy;
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        { id: 'orders', label: tabs.orders, panel: <OrderQueue copy={copy} />, isKept: true },
        { id: 'messages', label: tabs.messages, panel: <Inbox copy={copy} />, isKept: true },
        {
          id: 'brands',
          label: tabs.brands,
          panel: <Entries kind={entryKinds.brands} label={tabs.brands} copy={copy} />,
          isKept: true,
        },
        {
          id: 'organizations',
          label: tabs.organizations,
          panel: <Entries kind={entryKinds.organizations} label={tabs.organizations} copy={copy} />,
          isKept: true,
        },
        {
          id: 'cards',
          label: tabs.cards,
          panel: <Entries kind={entryKinds.cards} label={tabs.cards} copy={copy} />,
          isKept: true,
        },
        { id: 'people', label: tabs.people, panel: <People copy={copy} />, isKept: true },
        // URLs contain the ids of tabs, so this one keeps the audit log's former name for the sake of bookmarks.
        { id: 'trail', label: tabs.auditLog, panel: <AuditLog copy={copy} /> },
      ]}
    />
  );
}
