import type { CollectionEntry } from 'astro:content';
import { useEffect } from 'react';
import { staffTrail } from '../../../stores/staff-trail.ts';
import { PagedList } from '../../paged-list/PagedList.tsx';
import { TrailEntry } from './TrailEntry.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** Who did what to what and when; nobody can change it. */
export function Trail({ copy }: Props) {
  // Whoever comes back at once has done something meanwhile all the same.
  useEffect(() => void staffTrail.renew(), []);
  return (
    <PagedList pages={staffTrail} copy={copy.list} none={copy.trail.none} label={copy.tabs.trail} shown={copy.shown}>
      {(entry) => <TrailEntry entry={entry} copy={copy.trail} />}
    </PagedList>
  );
}
