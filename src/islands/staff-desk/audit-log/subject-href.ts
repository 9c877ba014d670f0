import type { AuditEntry, AuditSubject } from '@kindcrate/contract/audit';
import { personHref } from '../../../lib/person-href.ts';

/** The tabs that show the subjects without a URL of their own. */
const tabs: Partial<Record<AuditSubject, string>> = {
  brand: 'brands',
  organization: 'organizations',
  'donation card': 'cards',
  need: 'needs',
  'need category': 'needs',
  message: 'messages',
  invitation: 'people',
  copy: 'words',
};

/** The desk's URL for the subject of an entry; undefined if the subject no longer exists, or if no tab shows it. */
export function subjectHref({ kind, _id, title }: AuditEntry['subject']): string | undefined {
  if (title === null) return undefined;
  if (kind === 'order') return `?${new URLSearchParams({ open: _id })}#orders`;
  if (kind === 'donor') return personHref(_id);
  const tab = tabs[kind];
  return tab === undefined ? undefined : `#${tab}`;
}
