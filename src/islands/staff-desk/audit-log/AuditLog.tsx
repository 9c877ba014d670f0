import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { staffAuditLog } from '../../../stores/staff-audit-log.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { AuditLogEntry } from './AuditLogEntry.tsx';
import { AuditLogFilter } from './AuditLogFilter.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** Who did what at the desk, newest first. */
export function AuditLog({ copy }: Props) {
  const loaded = useStore(staffAuditLog.$filter);
  const filter = loaded?.filter ?? {};
  // Actions in the other tabs add entries, so every visit to this tab reloads the list.
  useEffect(() => void staffAuditLog.reload(), []);
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      {/* Uncontrolled fields keep their first values, so the form is mounted again once the filter is known. */}
      <AuditLogFilter key={String(loaded !== undefined)} filter={filter} copy={copy} />
      <PagedList
        pages={staffAuditLog}
        copy={copy.list}
        emptyMessage={isFiltered ? copy.auditLog.filter.none : copy.auditLog.none}
        label={copy.tabs.auditLog}
        countMessage={copy.shown}
      >
        {(entry) => <AuditLogEntry entry={entry} copy={copy.auditLog} />}
      </PagedList>
    </>
  );
}
