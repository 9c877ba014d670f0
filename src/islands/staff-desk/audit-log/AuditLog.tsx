import { useEffect } from 'react';
import { staffAuditLog } from '../../../stores/staff-audit-log.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { AuditLogEntry } from './AuditLogEntry.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** Who did what at the desk, newest first. */
export function AuditLog({ copy }: Props) {
  // Actions in the other tabs add entries, so every visit to this tab reloads the list.
  useEffect(() => void staffAuditLog.reload(), []);
  return (
    <PagedList
      pages={staffAuditLog}
      copy={copy.list}
      emptyMessage={copy.auditLog.none}
      label={copy.tabs.auditLog}
      countMessage={copy.shown}
    >
      {(entry) => <AuditLogEntry entry={entry} copy={copy.auditLog} />}
    </PagedList>
  );
}
