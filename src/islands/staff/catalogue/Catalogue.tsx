import type { CollectionEntry } from 'astro:content';
import type { Entry } from '../../../stores/staff-entries.ts';
import { Entries } from './Entries.tsx';
import { type Kind, kinds } from './kinds.ts';

interface Props {
  kind: keyof typeof kinds;
  copy: CollectionEntry<'staff'>['data'];
}

/** A part of the catalogue, to add to, edit and hide. */
export function Catalogue({ kind, copy }: Props) {
  // The kinds differ in what their entries hold, which only their own functions look at.
  return <Entries kind={kinds[kind] as unknown as Kind<Entry>} label={copy.tabs[kind]} copy={copy} />;
}
