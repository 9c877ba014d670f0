import type { CollectionEntry } from 'astro:content';
import { Tabs } from '../tabs/Tabs.tsx';
import { Catalogue } from './catalogue/Catalogue.tsx';
import { Inbox } from './messages/Inbox.tsx';
import { OrderQueue } from './orders/OrderQueue.tsx';
import { People } from './people/People.tsx';
import { Trail } from './trail/Trail.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** The rooms of the desk. What was begun in one stays while another is open; the trail is read anew. */
export function DeskTabs({ copy }: Props) {
  const { tabs } = copy;
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        { id: 'orders', label: tabs.orders, panel: <OrderQueue copy={copy} />, isKept: true },
        { id: 'messages', label: tabs.messages, panel: <Inbox copy={copy} />, isKept: true },
        { id: 'brands', label: tabs.brands, panel: <Catalogue kind="brands" copy={copy} />, isKept: true },
        {
          id: 'organizations',
          label: tabs.organizations,
          panel: <Catalogue kind="organizations" copy={copy} />,
          isKept: true,
        },
        { id: 'cards', label: tabs.cards, panel: <Catalogue kind="cards" copy={copy} />, isKept: true },
        { id: 'people', label: tabs.people, panel: <People copy={copy} />, isKept: true },
        { id: 'trail', label: tabs.trail, panel: <Trail copy={copy} /> },
      ]}
    />
  );
}
