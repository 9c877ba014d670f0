import type { CollectionEntry } from 'astro:content';
import { useEffect } from 'react';
import { staffAuditLog } from '../../../stores/staff-audit-log.ts';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import { AuditLogEntry } from './AuditLogEntry.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** Who did what to what and when; nobody can change it. */
export function AuditLog({ copy }: Props) {
  // Whoever comes back at once has done something meanwhile all the same.
  useEffect(() => void staffAuditLog.reload(), []);
  return (
    <PagedList
      pages={staffAuditLog}
      copy={copy.list}
      none={copy.auditLog.none}
      label={copy.tabs.auditLog}
      shown={copy.shown}
    >
      {(entry) => <AuditLogEntry entry={entry} copy={copy.auditLog} />}
    </PagedList>
  );
}
