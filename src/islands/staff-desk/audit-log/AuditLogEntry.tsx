import type { AuditEntry } from '@kindcrate/contract/audit';
import { Time } from '../../../ui/time/Time.tsx';
import type { AuditLogCopy } from '../copy.ts';
import { describeEntry } from './describe-entry.ts';

interface Props {
  entry: AuditEntry;
  copy: AuditLogCopy;
}

/** One line of the trail. */
export function AuditLogEntry({ entry, copy }: Props) {
  return (
    <div className="trail-entry">
      <p className="trail-entry__time">
        <Time at={entry.createdAt} withTime />
      </p>
      <p className="trail-entry__words">
        {describeEntry(entry, copy)}
        {entry.detail && <span className="trail-entry__detail">{entry.detail}</span>}
      </p>
    </div>
  );
}
