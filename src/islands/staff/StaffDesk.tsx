import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $user } from '../../stores/session.ts';
import { useReady } from '../form/use-ready.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import { Catalogue } from './catalogue/Catalogue.tsx';
import { Inbox } from './messages/Inbox.tsx';
import { OrderQueue } from './orders/OrderQueue.tsx';
import { People } from './people/People.tsx';
import './staff-desk.scss';
import { Trail } from './trail/Trail.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** The donation desk of the charity's staff. The API guards what it shows; this only spares others the sight of failures. */
export default function StaffDesk({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const role = useStore($user, { ssr: () => undefined })?.role;
  useReady(root);
  return (
    <div className="desk" ref={root}>
      {role === 'staff' && <Desk copy={copy} />}
      {role && role !== 'staff' && <p className="notice notice--alert">{copy.notStaff}</p>}
    </div>
  );
}

function Desk({ copy }: Props) {
  const { tabs } = copy;
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        { id: 'orders', label: tabs.orders, panel: <OrderQueue copy={copy} /> },
        { id: 'messages', label: tabs.messages, panel: <Inbox copy={copy} /> },
        { id: 'brands', label: tabs.brands, panel: <Catalogue key="brands" kind="brands" copy={copy} /> },
        {
          id: 'organizations',
          label: tabs.organizations,
          panel: <Catalogue key="organizations" kind="organizations" copy={copy} />,
        },
        { id: 'cards', label: tabs.cards, panel: <Catalogue key="cards" kind="cards" copy={copy} /> },
        { id: 'people', label: tabs.people, panel: <People copy={copy} /> },
        { id: 'trail', label: tabs.trail, panel: <Trail copy={copy} /> },
      ]}
    />
  );
}
