import type { CollectionEntry } from 'astro:content';
import type { AuditEntry } from '@kindcrate/contract/audit';
import { Time } from '../../../ui/time/Time.tsx';
import { describeEntry } from './describe-entry.ts';

interface Props {
  entry: AuditEntry;
  copy: CollectionEntry<'staff'>['data']['auditLog'];
}

/** One line of the trail. */
export function AuditLogEntry({ entry, copy }: Props) {
  return (
    <div className="trail-entry">
      <p className="trail-entry__time">
        <Time at={entry.createdAt} withHour />
      </p>
      <p className="trail-entry__words">
        {describeEntry(entry, copy)}
        {entry.detail && <span className="trail-entry__detail">{entry.detail}</span>}
      </p>
    </div>
  );
}
