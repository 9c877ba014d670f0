import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $user } from '../../stores/session.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import './staff-desk.scss';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** The donation desk of the charity's staff. The API guards what it shows; the page wakes it for nobody else. */
export default function StaffDesk({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const user = useStore($user, { ssr: () => undefined });
  useReady(root);
  return (
    <div className="desk" ref={root}>
      {user ? <DeskTabs copy={copy} /> : <Spinner label={copy.list.loading} />}
    </div>
  );
}
