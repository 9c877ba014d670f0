import type { CollectionEntry } from 'astro:content';
import type { AuditEntry } from '@kindcrate/contract/audit';
import { Time } from '../../time/Time.tsx';
import { tellAct } from './tell-act.ts';

interface Props {
  entry: AuditEntry;
  copy: CollectionEntry<'staff'>['data']['trail'];
}

/** One line of the trail. */
export function TrailEntry({ entry, copy }: Props) {
  return (
    <div className="trail-entry">
      <p className="trail-entry__time">
        <Time at={entry.createdAt} withHour />
      </p>
      <p className="trail-entry__words">
        {tellAct(entry, copy)}
        {entry.detail && <span className="trail-entry__detail">{entry.detail}</span>}
      </p>
    </div>
  );
}
