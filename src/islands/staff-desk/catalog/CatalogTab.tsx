import type { StaffDeskCopy } from '../copy.ts';
import { Entries } from './Entries.tsx';
import { entryKinds } from './entry-kinds.ts';

interface Props {
  kind: keyof typeof entryKinds;
  label: string;
  copy: StaffDeskCopy;
}

/** The tab for one kind of catalog entry. */
export function CatalogTab({ kind, ...props }: Props) {
  // There is a branch for each kind, because `Entries` accepts only one type of entry, not a union of all types.
  if (kind === 'brands') return <Entries kind={entryKinds.brands} {...props} />;
  if (kind === 'organizations') return <Entries kind={entryKinds.organizations} {...props} />;
  return <Entries kind={entryKinds.cards} {...props} />;
}
