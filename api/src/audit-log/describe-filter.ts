import type { AuditFilter } from '@kindcrate/contract/audit';
import { auditDetail } from '../texts/texts.ts';

/** Describes a filter for the audit entry of an export, without names of people, because the entry outlives their accounts. */
export function describeFilter({ actor, about, order, action, from, to }: AuditFilter): string {
  const parts = [
    actor !== undefined && auditDetail('filter.actor'),
    about !== undefined && auditDetail('filter.about'),
    order,
    action,
    (from ?? to) !== undefined && auditDetail('filter.days', { from: from ?? '…', to: to ?? '…' }),
  ];
  return parts.filter(Boolean).join(', ');
}
